import type { Size } from "./camera.ts";
import type { Album } from "./decision.ts";
import { PLACE_SCENES } from "./place-scenes.ts";

const NAMES = { diktat: "Diktat", dclight: "DCLight", place: "The place", fr: "French", en: "English" } as const;

/** The page that shows all pictures, decision by decision and page by page. */
export function indexPage(
  albums: readonly Album[],
  sizes: readonly Size[],
  languages: readonly ("fr" | "en")[],
): string {
  const place = { game: "place", decisions: PLACE_SCENES } as const;
  const games = [...albums, place].flatMap(({ game, decisions }) => [
    `## ${NAMES[game]}`,
    ...decisions.flatMap(({ id, title }) => [
      `### ${title}`,
      ["", ...sizes.map(({ width, height }) => `${width} × ${height}`)].join(" | "),
      ["", ...sizes.map(() => "")].map(() => "---").join(" | "),
      ...languages.map((language) =>
        [NAMES[language], ...sizes.map(({ width }) => `![](${game}/${id}-${language}-${width}.webp)`)].join(" | "),
      ),
      "",
    ]),
  ]);
  return [
    "# Screens",
    "",
    "Every kind of decision, and the place around the tables, as `npm run screens` photographs it. Films of what happens, a frame each 100 ms, are in [films](films), made by `npm run screens -- --films`.",
    "",
    ...games.flatMap((line) => (line.startsWith("#") ? [line, ""] : [line])),
  ].join("\n");
}
