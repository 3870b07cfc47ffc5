import type { DiktatEvent, DiktatView, PackText } from "@paravent/diktat";
import { diktatText } from "@paravent/diktat/text";
import type { Seat, TableView } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import type { Doer } from "../../../stage/beat.ts";
import { beatsFrom } from "../../../stage/declared.ts";
import type { Teller } from "../../../stage/told.ts";
import { packOf } from "../../../store/packs.ts";
import { latestJournal } from "../../../store/table.ts";
import { cabalLook, Medallion } from "../art/index.ts";
import { seenFrom } from "../observer/seen-from.ts";
import { called } from "../seen/called.ts";
import type { Seen } from "../seen/seen.ts";
import { eventsOf, whereaboutsIn } from "../seen/whereabouts.ts";
import { sentences, texts } from "../words/index.ts";
import { LEAGUE_BEATS } from "./league-beats.tsx";
import { OTHERS_BEATS } from "./others-beats.tsx";
import { PILE_BEATS } from "./pile-beats.tsx";
import { OATH_BEATS, POLITICS_BEATS } from "./politics-beats.tsx";
import { POSSESSION_BEATS } from "./possession-beats.tsx";
import { RESOLUTION_BEATS } from "./resolution-beats.tsx";
import type { Beats, Telling } from "./scenes/telling.ts";
import { TABLE_BEATS } from "./table-beats.tsx";
import { brokenPromises, promises, trophyPrice, whyEnded, whyNobody, whyOver, whyWinner } from "./why.ts";

/** Every event of the game: one that nobody has thought of does not compile. */
const BEATS: Beats<DiktatEvent> = {
  ...TABLE_BEATS,
  ...PILE_BEATS,
  ...POSSESSION_BEATS,
  ...RESOLUTION_BEATS,
  ...POLITICS_BEATS,
  ...OATH_BEATS,
  ...OTHERS_BEATS,
  ...LEAGUE_BEATS,
};

/** What happens at a table of Diktat, in beats. */
export const tell: Teller = (entry, now, info, later) => {
  const game = now.game as DiktatView;
  const pack = packOf<PackText>("diktat", game.pack);
  if (!pack) return [];
  const story = () => eventsOf(latestJournal.peek().filter(({ seq }) => seq <= entry.seq));
  const words = diktatText(
    sentences.value,
    pack,
    whereaboutsIn(() => game, story),
  );
  const seen = seenFrom(now as TableView<DiktatView>, info, pack, words);
  const telling: Telling = { ...seen, later: eventsOf(later), story };
  const happened = eventsOf([entry]);
  return beatsFrom(BEATS, happened, telling, {
    tell: (event) => sentence(telling, event, happened),
    doer: (seat) => doerOf(seen, seat),
    list: t.value.stage.list,
    times: t.value.stage.times,
  });
};

/** The sentence of an event: the game's own, and why, where the table shows it. */
function sentence(telling: Telling, event: DiktatEvent, happened: readonly DiktatEvent[]): string | null {
  const { words, name, you } = telling;
  const text = words.event(event, name, you);
  switch (event.type) {
    // The journal leaves it to the lines that follow.
    case "manoeuvreChosen":
      return texts.value.beats.chooses(event.seat === you ? null : name(event.seat), words.manoeuvre(event.manoeuvre));
    case "phaseBegan":
      return event.phase === "development"
        ? texts.value.beats.income(words.goods(telling.pack.constants.income))
        : text;
    case "cardDealt":
      return dealt(telling, event, happened);
    // Who takes the office until the end of the Cycle has just been told so.
    case "administratorChanged":
      return happened[happened.indexOf(event) - 1]?.type === "roleTaken" ? null : text;
    case "endTriggered":
      return whyEnded(telling);
    case "oathOffered":
      return [text, promises(telling, event)].filter(Boolean).join(" ");
    case "victimRevealed":
      return [text, whyOver(event, happened)].filter(Boolean).join(" ");
    case "sectorRevealed":
      return [text, whyNobody(event, happened.slice(happened.indexOf(event)))].filter(Boolean).join(" ");
    case "orderFixed":
      return [text, whyWinner({ ...telling, rankOrder: telling.game.rankOrder }, event)].filter(Boolean).join(" ");
    case "markerTaken":
    case "cardTaken":
      return [text, trophyPrice(telling, event)].filter(Boolean).join(" ");
    case "oathBroken":
      return [text, brokenPromises(telling, event)].filter(Boolean).join(" ");
    default:
      return text;
  }
}

/** Cards dealt one after another are told together, with the first of them. */
function dealt({ words }: Telling, event: DiktatEvent, happened: readonly DiktatEvent[]): string | null {
  const at = happened.indexOf(event);
  if (happened[at - 1]?.type === "cardDealt") return null;
  const cards: string[] = [];
  for (const next of happened.slice(at)) {
    if (next.type !== "cardDealt") break;
    cards.push(words.card(next.card).title);
  }
  return texts.value.beats.onTrack(t.value.stage.list(cards));
}

function doerOf(seen: Seen, seat: Seat): Doer {
  const { cabal } = seen.player(seat);
  return {
    name: called(seen, seat),
    mark: <Medallion cabal={cabal} size={20} />,
    colour: cabalLook(cabal).colour,
  };
}
