declare module "subset-font" {
  /** A font with the characters of a text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: "woff2" },
  ): Promise<Buffer>;
}
