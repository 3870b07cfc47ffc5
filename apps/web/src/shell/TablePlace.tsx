import type { TableSummary } from "@paravent/protocol";
import { t } from "../i18n/index.ts";
import { language } from "../i18n/language.ts";
import type { PlaceGame } from "../place/game.ts";
import { useFetched } from "../ui/fetched.ts";
import { Notice } from "../ui/Notice.tsx";
import { coverOf, useLobbyOfGames } from "./covers.ts";
import { linkTo } from "./invitation.ts";
import { useOptionsForm } from "./options-form.ts";
import { gameName, plugOf, plugs } from "./plugs.ts";
import { watch, watches } from "./watching.ts";

/** A table to which somebody comes, once its page is fetched: who plays does not wait for it. */
export function TablePlace({ table }: { readonly table: TableSummary }) {
  const page = useFetched(fetchPlace);
  useLobbyOfGames();
  const options = useOptionsForm(table.game);
  if (!page) return <Notice>{t.value.line.loading}</Notice>;
  const plug = plugOf(table.game);
  const game: PlaceGame = {
    name: gameName(table.game),
    lines: plug?.words.ifHere?.lines ?? [],
    minutes: plug?.minutes ?? null,
    Poster: coverOf(table.game)?.Poster ?? null,
    options,
    fewest: Math.min(...(plug?.players ?? [2])),
    hasLessons: (plug?.lessons ?? null) !== null,
  };
  return (
    <page.OpenPlace
      key={language.value}
      table={table}
      game={game}
      link={linkTo(table)}
      watches={watches(table.id)}
      onWatch={() => watch(table.id)}
    />
  );
}

/** Where there is no table for this browser. */
export function NoTable(props: { readonly id: string; readonly why: "wrong" | "kicked" | "sealed" }) {
  const page = useFetched(fetchPlace);
  useLobbyOfGames();
  const Picture = plugs.value.map(({ id }) => coverOf(id)?.Deserted).find((drawn) => drawn !== undefined) ?? null;
  return page ? <page.ClosedPlace {...props} Picture={Picture} /> : <Notice>{t.value.line.loading}</Notice>;
}

async function fetchPlace() {
  const [page, { placeWords }, { timeWords }] = await Promise.all([
    import("../place/index.ts"),
    import("../place/words.ts"),
    import("../time/words.ts"),
  ]);
  await Promise.all([placeWords.open(), timeWords.open()]);
  return page;
}
