/** So long is waited for fonts, in milliseconds: with another font a text can be read, without any it cannot. */
const LONGEST_MS = 500;

/** The fonts that a page is written in are there, or it has been waited for them: a text that changes its font moves all around it. */
export async function fontsFetched(...fonts: readonly string[]): Promise<void> {
  const all = Promise.allSettled(fonts.map((font) => document.fonts.load(font, "a0")));
  await Promise.race([all, new Promise((done) => setTimeout(done, LONGEST_MS))]);
}
