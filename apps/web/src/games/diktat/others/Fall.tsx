import { Medallion } from "../art/index.ts";
import { EndBackdrop } from "../art/scenes/EndBackdrop.tsx";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import "./fall.css";

/** Claws across the night: nobody stands on the plinths. */
const CLAWS = [
  "M120 250C180 380 190 520 120 690 250 560 270 400 120 250z",
  "M236 220C310 370 316 530 230 730 380 580 396 390 236 220z",
  "M356 250C420 380 428 520 352 690 486 560 508 400 356 250z",
];

/** Prague falls: everybody has lost together (DK-OTH-LOSE-01, -02). */
export function Fall({ by }: { by: "corruption" | "gloom" | null }) {
  const seen = useSeen();
  const words = texts.value.others;
  return (
    <section class="tb-podium ot-fall" aria-label={words.fell}>
      <EndBackdrop>
        <g class="ot-claws" transform="translate(34 148) scale(0.8)">
          {CLAWS.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </EndBackdrop>
      <h2 class="disp">
        {words.fell}
        <small>{by === "gloom" ? words.fellByGloom : words.fellByCorruption}</small>
      </h2>
      <ul class="tb-others">
        {seen.game.rankOrder.map((seat) => (
          <li key={seat}>
            <Medallion cabal={seen.player(seat).cabal} size={24} />
            <b>{called(seen, seat)}</b>
            <em class="disp">{seen.player(seat).vp}</em> {texts.value.seat.vp}
          </li>
        ))}
      </ul>
    </section>
  );
}
