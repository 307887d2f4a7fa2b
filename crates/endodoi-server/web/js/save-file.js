/**
 * Hands a text or a picture to the reader as a file, under a name. What is in it is made by whoever
 * calls; nothing leaves the browser.
 *
 * @module
 */

/** How long a browser may take until it has the file, in milliseconds. */
const PATIENCE = 10_000;

/** @param {Blob} blob @param {string} name of the file */
export function saveFile(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}
