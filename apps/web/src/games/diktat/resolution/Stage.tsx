import type { ConquestView } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { useRef } from "preact/hooks";
import { isNarrow } from "../../../store/media.ts";
import { memo } from "../../../ui/memo.ts";
import { ConquestBackdrop, cabalLook, Icon, Medallion, Piece } from "../art/index.ts";
import { emissariesOf, OTHERS } from "../others/seen.ts";
import { called } from "../seen/called.ts";
import { placesOf } from "../seen/places.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { POWER_BID, READY } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { type Place, rowSince } from "./places.ts";
import { Struggle } from "./Struggle.tsx";
import { trophyPlaces } from "./Trophies.tsx";
import "./stage.css";
import "./motion.css";

/** The sector being conquered becomes the stage: its pieces turned in rows, Emissaries bright, fists raised on a tie. */
export const Stage = memo(Conquest);

function Conquest({ conquest }: { conquest: ConquestView }) {
  const seen = useSeen();
  const line = headline(seen, conquest);
  const rows = useRef(new Map<Seat, readonly Place[]>());
  /** The row of a contender, with the places of those who have gone since this conquest is in sight. */
  const rowOf = (seat: Seat, kinds: ConquestView["pieces"][number]["kinds"]): readonly Place[] => {
    const row = rowSince(rows.current.get(seat)?.map(({ kind }) => kind) ?? kinds, kinds);
    rows.current.set(seat, row);
    return row;
  };
  return (
    <section class="tb-stage" tabIndex={isNarrow.value ? 0 : undefined} aria-label={seen.words.sector(conquest.sector)}>
      <ConquestBackdrop sector={conquest.sector} />
      <Steps />
      {/* Where the column of Trophies is not in sight, they go from here. */}
      <header data-place={trophyPlaces(seen, conquest.sector)}>
        <h2 class="disp">{seen.words.sector(conquest.sector)}</h2>
        <p key={line}>{line}</p>
      </header>
      {conquest.tied.length > 1 && <Struggle conquest={conquest} />}
      <ul class="tb-contenders">
        {sideBySide(seen, conquest).map(({ seat, kinds }) => {
          const { cabal } = seen.player(seat);
          const emissaries = emissariesOf(conquest, seat);
          const isAside = conquest.tied.length > 1 && !conquest.tied.includes(seat);
          const row = rowOf(seat, kinds);
          const size = pieceSize(row.length, conquest.tied.length > 1, isAside);
          return (
            <li
              // In another sector it is another card, not this one moved.
              key={`${conquest.sector} ${seat}`}
              data-place={placesOf(seat)}
              class={isAside ? "tb-contender-card aside" : "tb-contender-card"}
              style={{ "--who": cabalLook(cabal).colour }}
            >
              <p class="tb-contender">
                <Medallion cabal={cabal} size={22} />
                {called(seen, seat)}
              </p>
              <div class="tb-pieces">
                {row.map(({ kind, isGone }, at) => {
                  const key = `${at} ${kind}`;
                  if (isGone)
                    return <i key={key} class="tb-gone" style={{ width: `${size}px`, height: `${size}px` }} />;
                  return (
                    <Piece
                      key={key}
                      kind={kind}
                      look={kind === "emissary" ? "public" : "dim"}
                      size={size}
                      others={seat === OTHERS}
                      label={seen.words.pawn(kind, seat)}
                    />
                  );
                })}
                <p class="tb-count">
                  <b class="disp">{emissaries}</b>
                  <span>{seen.words.pawn("emissary", seat, emissaries)}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Fists need room, and so do long rows. */
function pieceSize(pieces: number, isStruggle: boolean, isAside: boolean): number {
  if (isNarrow.value) return isStruggle ? 25 : 34;
  return isAside ? 30 : pieces > 5 ? 42 : 56;
}

/** One's own side is the right one, as with the fists; who has no part in a struggle stands between those who have. */
function sideBySide({ you }: Seen, { pieces, tied }: ConquestView): ConquestView["pieces"] {
  const last = tied.length > 1 ? (tied.includes(you ?? -1) ? you : tied.at(-1)) : you;
  const place = (seat: number) => (seat === last ? 2 : tied.includes(seat) ? 0 : 1);
  return pieces.toSorted((a, b) => place(a.seat) - place(b.seat));
}

/** The five steps of a conquest, the present one lit. */
function Steps() {
  const { view, game } = useSeen();
  const { steps } = texts.value;
  const subject = view.waiting?.subject;
  const isTaking = (game.conquest?.order.length ?? 0) > 0;
  const now = subject === READY || subject === POWER_BID ? 2 : isTaking ? 3 : 1;
  return (
    <ol class="tb-steps">
      {[steps.secret, steps.turned, steps.struggle, steps.takes, steps.discard].map((step, at) => (
        <li key={step} class={at < now ? "ok" : at === now ? "on" : ""} aria-current={at === now ? "step" : undefined}>
          <i>{at < now ? <Icon name="check" size={11} /> : at + 1}</i>
          {step}
        </li>
      ))}
    </ol>
  );
}

function headline(seen: Seen, { tied, order, bids }: ConquestView): string {
  const { stage, youInside } = texts.value;
  const who = (seat: number) => (seat === seen.you ? youInside : seen.name(seat));
  const [winner] = order;
  if (winner === OTHERS) return texts.value.others.hold;
  if (winner !== undefined) return bids.length > 0 ? stage.wonByBid(who(winner)) : stage.won(who(winner));
  return tied.length > 1 ? stage.tied(tied.map(who)) : stage.turned;
}
