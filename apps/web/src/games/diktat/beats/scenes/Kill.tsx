import type { Agent } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { isPhone } from "../../../../store/media.ts";
import { cabalLook, Medallion, Piece } from "../../art/index.ts";
import { OTHERS } from "../../others/seen.ts";
import { called } from "../../seen/called.ts";
import { useSeen } from "../../seen/seen.ts";
import { texts } from "../../words/index.ts";
import { Blade, BrokenBlade, Rays } from "./Blade.tsx";
import { Fan, SectorBehind } from "./Opened.tsx";
import type { PileThen } from "./pile-around.ts";
import type { Settled } from "./settled.ts";
import "./kill.css";

interface Props {
  readonly pile: PileThen;
  readonly by: Seat;
  readonly kind: Agent;
  readonly settled: readonly Settled[];
}

/**
 * An assassination: the pile opens and a pawn is named, a silence, it turns over large, and what it was decides: a
 * Guard breaks the blade (DK-MAN-KILL-07), an Emissary has its price (DK-MAN-KILL-06), a Citizen nothing.
 */
export function Kill({ pile, by, kind, settled }: Props) {
  const { words } = useSeen();
  const { verdict } = texts.value.beats;
  const others = pile.owner === OTHERS;
  const size = isPhone.value ? 132 : 184;
  return (
    <div class={`bt-kill ${kind}`}>
      <SectorBehind pile={pile} />
      <Cone />
      <Fan pile={pile} named={[pile.at]} pointer={<Blade />} />
      <div class="bt-victim" style={{ "--size": `${size}px` }}>
        <Rays />
        <div class="bt-flip" data-place="supply">
          <Piece kind={null} look="hidden" size={size} others={others} />
          <Piece kind={kind} look="public" size={size} others={others} />
        </div>
        {kind === "guard" ? <BrokenBlade /> : <Blade />}
      </div>
      <h2 class="bt-word disp">
        {words.pawn(kind, pile.owner)}
        <small>{verdict[kind]}</small>
      </h2>
      {inOrder(settled, by).map((one) => (
        <Plate key={one.seat} {...one} />
      ))}
      <div class="bt-left" aria-hidden="true">
        {Array.from({ length: Math.min(pile.count - 1, 9) }, (_, at) => {
          const key = `left ${at}`;
          return <Piece key={key} kind={null} look="hidden" size={isPhone.value ? 22 : 32} others={others} />;
        })}
        <b>{texts.value.beats.pawnsLeft(pile.count, pile.count - 1)}</b>
      </div>
    </div>
  );
}

/** Who killed stands on the left. */
const inOrder = (settled: readonly Settled[], by: Seat): Settled[] =>
  settled.toSorted((a, b) => Number(b.seat === by) - Number(a.seat === by));

/** What somebody wins or pays; the totals are their own. */
function Plate({ seat, pp, totals }: Settled) {
  const seen = useSeen();
  const { beats } = texts.value;
  const { cabal } = seen.player(seat);
  return (
    <div class="bt-plate" style={{ "--who": cabalLook(cabal).colour }}>
      <span data-place={`pp:${seat}`}>
        <Medallion cabal={cabal} size={34} />
      </span>
      <p>
        <b>{called(seen, seat)}</b>
        <strong class="disp">{totals ? `${totals.before} → ${totals.after}` : beats.pp(pp)}</strong>
        <small>{totals ? beats.yoursAlone : beats.behindScreen}</small>
      </p>
    </div>
  );
}

/** The light that falls on one pawn while nothing moves. */
function Cone() {
  return (
    <svg class="bt-cone" viewBox="0 0 690 316" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="bt-cone-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#FFD08A" stop-opacity=".42" />
          <stop offset="1" stop-color="#FFB547" stop-opacity=".05" />
        </linearGradient>
      </defs>
      <path d="M322-20h46l96 266H226z" fill="url(#bt-cone-light)" />
      <ellipse cx="345" cy="240" rx="118" ry="24" fill="#FFB547" opacity=".2" />
    </svg>
  );
}
