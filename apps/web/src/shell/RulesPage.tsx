import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import type { Plug } from "../plug/plug.ts";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";

/** The rulebook of a game, once its text and the pages it is shown on are fetched. */
export function RulesPage({ plug, page }: { readonly plug: Plug; readonly page: string | undefined }) {
  const pages = useFetched(fetchPages);
  const book = useFetched(plug.rules);
  const cover = useFetched(plug.cover);
  if (!pages || !book) return <Notice>{t.value.line.connecting}</Notice>;
  const { RulebookPage } = pages;
  return (
    <RulebookPage
      game={plug.id}
      name={plug.name[language.value]}
      book={book}
      page={page}
      Poster={cover?.Poster ?? null}
    />
  );
}

async function fetchPages() {
  const [pages, { rulebookWords }] = await Promise.all([
    import("../rulebook/RulebookPage.tsx"),
    import("../rulebook/words.ts"),
  ]);
  await rulebookWords.open();
  return pages;
}
