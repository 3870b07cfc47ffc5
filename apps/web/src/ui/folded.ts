const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/**
 * Text as it is compared where people search or type: without case and accents, any blank and any apostrophe alike. One
 * letter stands for one, so that places in the text stay the same.
 */
export const folded = (text: string): string =>
  text
    .normalize()
    .replace(ACCENTED, (letter) => letter.normalize("NFD").charAt(0))
    .replaceAll("’", "'")
    .replace(/\s/g, " ")
    .toLowerCase();
