import type { Sector } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { FaceGlyph, ROMAN } from "../art/index.ts";
import { agePrice, missing } from "../seen/prices.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { branchUse } from "./uses.ts";
import "./dev-cards.css";
import { texts } from "../words/index.ts";

/** The next age of a sector with its price, or what is missing to it. */
export function AgeCard({ sector, question }: { sector: Sector; question: Question }) {
  const seen = useSeen();
  const words = texts.value;
  const player = shownPlayer(seen);
  const price = agePrice(seen, player, sector);
  const { ref, isOffered, isChosen, press } = branchUse(question, ["age", `age:${sector}`]);
  const age = player.ages[sector];
  const name = seen.lexicon.sector(sector);
  const short = price ? seen.lexicon.price(missing(player, price)) : "";
  return (
    <button
      type="button"
      class={`dc-dev-card ${sector} ${isChosen ? "chosen" : isOffered ? "open" : "closed"}`}
      data-ref={ref}
      aria-pressed={isOffered ? isChosen : undefined}
      aria-disabled={!isOffered}
      onClick={press}
    >
      <span>
        <FaceGlyph face={sector} size={17} />
        {name}
      </span>
      <b class="mc">{price ? `${words.ageWord} ${ROMAN[age + 1]}` : words.dev.complete}</b>
      {price && !short && <small>{words.dev.price(seen.lexicon.price(price))}</small>}
      {short && <small>{words.dev.short(short)}</small>}
    </button>
  );
}

/** DC-DEV-08: 2 Morale for a point, a step back of the Creature marker, or a card. */
export function MoraleCard({ question }: { question: Question }) {
  const { lexicon, pack } = useSeen();
  const words = texts.value;
  const { isOffered, isChosen, press } = branchUse(question, ["morale"]);
  return (
    <button
      type="button"
      class={`dc-dev-card morale ${isChosen ? "chosen" : isOffered ? "open" : "closed"}`}
      data-ref="morale"
      aria-pressed={isOffered ? isChosen : undefined}
      aria-disabled={!isOffered}
      onClick={press}
    >
      <span>
        <FaceGlyph face="morale" size={17} />
        {pack.constants.moralePrice} {lexicon.track("morale")}
      </span>
      <b class="mc">{words.dev.spend}</b>
      <small>{words.dev.moraleText}</small>
    </button>
  );
}
