import { useMemo } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { listPacks, readPack } from "../net/rest.ts";
import type { Plug } from "../plug/plug.ts";
import { useFetched } from "../ui/fetched.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Logo } from "../ui/Logo.tsx";
import { Notice } from "../ui/Notice.tsx";
import { pageBefore } from "../ui/page-before.ts";

/**
 * The rulebook of a game, once its text and the pages it is shown on are fetched. What the lobby shares with them comes
 * from here: a part that two chunks need is a file of its own, and the lobby would wait for it.
 */
export function RulesPage({ plug, page }: { readonly plug: Plug; readonly page: string | undefined }) {
  const pages = useFetched(fetchPages);
  const book = useFetched(plug.rules);
  const cover = useFetched(plug.cover);
  const pack = useFetched(useMemo(() => () => basePack(plug.id), [plug.id]));
  if (!pages || !book) return <Notice>{t.value.line.connecting}</Notice>;
  const { RulebookPage } = pages;
  return (
    <RulebookPage
      game={plug.id}
      name={plug.name[language.value]}
      book={book}
      page={page}
      Poster={cover?.Poster ?? null}
      pack={pack}
      back={pageBefore.value}
      logo={<Logo size={30} />}
      tools={<LanguageSwitch />}
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

/** The pack this server offers first; null for a game without packs. */
async function basePack(game: string): Promise<unknown> {
  const [base] = (await listPacks(game)).packs;
  return base ? readPack(game, base.id) : null;
}
