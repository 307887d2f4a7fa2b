// Every page in English as axe-core sees it. A file of its own, so that it runs beside the other language's.

import { lookAtEveryPage } from './support/access.mjs';
import { openSite } from './support/site.mjs';

lookAtEveryPage(openSite(), 'en');
