import type { Language } from "@paravent/protocol";

/** What a link says of where it leads. */
export interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  /** Null where nobody has made a picture of the game. */
  readonly image: string | null;
  /** What the picture shows. */
  readonly game: string;
}

/** The lines in the head of a page by which a link to it is shown where people paste it. */
export function previewTags({ language, title, description, address, image, game }: Preview): string {
  const tags: [attribute: string, name: string, content: string][] = [
    ["property", "og:type", "website"],
    ["property", "og:site_name", "Paravent"],
    ["property", "og:locale", language === "fr" ? "fr_FR" : "en_GB"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", address],
    ["name", "twitter:card", image === null ? "summary" : "summary_large_image"],
    ["name", "twitter:title", title],
    ["name", "twitter:description", description],
    ...(image === null
      ? []
      : ([
          ["property", "og:image", image],
          ["property", "og:image:width", "1200"],
          ["property", "og:image:height", "630"],
          ["property", "og:image:alt", game],
          ["name", "twitter:image", image],
        ] as [string, string, string][])),
  ];
  return tags
    .map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}" />`)
    .join("\n");
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** As text between quotation marks, whatever a player has written. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
