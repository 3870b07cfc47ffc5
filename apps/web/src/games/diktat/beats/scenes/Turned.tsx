import type { Agent, SectorId } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";
import { isNarrow } from "../../../../store/media.ts";
import { ConquestBackdrop, cabalLook, Medallion, Piece } from "../../art/index.ts";
import { OTHERS } from "../../others/seen.ts";
import { called } from "../../seen/called.ts";
import { useSeen } from "../../seen/seen.ts";
import "./turned.css";

interface Props {
  readonly sector: SectorId;
  readonly pieces: readonly { readonly seat: Seat; readonly kinds: readonly Agent[] }[];
}

/** DK-RES-03: the piles of a sector turn over, all of them at once. */
export function Turned({ sector, pieces }: Props) {
  const seen = useSeen();
  const { words, player } = seen;
  return (
    <>
      <ConquestBackdrop sector={sector} />
      <div class="bt-dark" />
      <h2 class="bt-place disp">{words.sector(sector)}</h2>
      <ul class="bt-rows">
        {pieces.map(({ seat, kinds }) => {
          const { cabal } = player(seat);
          const n = kinds.filter((kind) => kind === "emissary").length;
          const size = isNarrow.value ? (kinds.length > 5 ? 30 : 38) : kinds.length > 6 ? 46 : 60;
          return (
            <li key={seat} style={{ "--who": cabalLook(cabal).colour }}>
              <p>
                <Medallion cabal={cabal} size={24} />
                {called(seen, seat)}
              </p>
              <div class="bt-row">
                {kinds.map((kind, at) => {
                  const key = `${at} ${kind}`;
                  return (
                    <span class="bt-flip" key={key} style={{ width: `${size}px`, height: `${size}px` }}>
                      <Piece kind={null} look="hidden" size={size} others={seat === OTHERS} />
                      <Piece
                        kind={kind}
                        look={kind === "emissary" ? "public" : "dim"}
                        size={size}
                        others={seat === OTHERS}
                      />
                    </span>
                  );
                })}
              </div>
              <b class="disp">{n}</b>
              <small>{words.pawn("emissary", seat, n)}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
