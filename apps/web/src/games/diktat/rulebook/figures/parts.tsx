import type { ComponentChildren } from "preact";
import { Icon, type IconName, Medallion, Piece, type PieceLook } from "../../art/index.ts";
import type { Agent } from "../../art/names/ids.ts";
import "./figures.css";

/** The players of the examples, each with the Cabal they lead. */
const CABAL_OF = {
  Ilse: "coordination",
  Rook: "garde_noire",
  Nikolaï: "polisec",
  Milena: "resistance",
  Blaise: "syndicat",
} as const;
export type Who = keyof typeof CABAL_OF;
export const cabalOf = (who: Who): string => CABAL_OF[who];

export function Seat({ who }: { readonly who: Who }) {
  return (
    <span class="dk-fig-seat">
      <Medallion cabal={cabalOf(who)} size={26} />
      {who}
    </span>
  );
}

const KINDS: Readonly<Record<string, Agent>> = { c: "citizen", g: "guard", e: "emissary" };

interface PawnsProps {
  /** From the top, one letter a pawn: C, G, E face up; c, g, e known to the one who looks; ? a back. A blade: C! */
  readonly of: string;
  readonly others?: boolean;
}

export function Pawns({ of, others = false }: PawnsProps) {
  return (
    <span class="dk-fig-row">
      {of.split(" ").map((said, at) => {
        const letter = said.charAt(0);
        const kind = KINDS[letter.toLowerCase()] ?? null;
        const look: PieceLook = kind === null ? "hidden" : letter === letter.toLowerCase() ? "known" : "public";
        return (
          <span key={at} class="dk-fig-pawn">
            <Piece kind={kind} look={look} size={40} others={others} />
            {said.endsWith("!") && <Icon name="kill" size={20} />}
          </span>
        );
      })}
    </span>
  );
}

/** So many of something. */
export function Count({ n, icon }: { readonly n: number | string; readonly icon: IconName }) {
  return (
    <span class="dk-fig-count">
      <Icon name={icon} size={22} />
      {n}
    </span>
  );
}

export function Line({ children }: { readonly children: ComponentChildren }) {
  return <div class="dk-fig-row">{children}</div>;
}

export function Panel({ number, children }: { readonly number?: number; readonly children: ComponentChildren }) {
  return (
    <div class="dk-fig-panel">
      {number !== undefined && <b class="dk-fig-number">{number}</b>}
      {children}
    </div>
  );
}

export const Arrow = () => <span class="dk-fig-arrow">→</span>;
