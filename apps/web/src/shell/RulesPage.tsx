import { useMemo } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import { listPacks, readPack } from "../net/rest.ts";
import type { Plug } from "../plug/plug.ts";
import { table, view } from "../store/table.ts";
import { useFetched } from "../ui/fetched.ts";
import { LanguageSwitch } from "../ui/LanguageSwitch.tsx";
import { Logo } from "../ui/Logo.tsx";
import { Notice } from "../ui/Notice.tsx";
import { pageBefore } from "../ui/page-before.ts";

interface Props {
  readonly plug: Plug;
  readonly page: string | undefined;
  /** Whether the table its reader sits at stays in sight. */
  readonly beside?: boolean;
}

/**
 * The rulebook of a game, once its text and the pages it is shown on are fetched. What the lobby shares with them comes
 * from here: a part that two chunks need is a file of its own, and the lobby would wait for it.
 */
export function RulesPage({ plug, page, beside = false }: Props) {
  const pages = useFetched(fetchPages);
  const book = useFetched(plug.rules);
  const cover = useFetched(plug.cover);
  const played = beside ? table.value?.pack?.id : undefined;
  const pack = useFetched(useMemo(() => () => packOf(plug.id, played), [plug.id, played]));
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
      beside={beside && view.value !== null ? { view: view.value } : null}
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

/** The pack that is played, or the one this server offers first; null for a game without packs. */
async function packOf(game: string, played: string | undefined): Promise<unknown> {
  if (played !== undefined) return readPack(game, played);
  const [base] = (await listPacks(game)).packs;
  return base ? readPack(game, base.id) : null;
}
