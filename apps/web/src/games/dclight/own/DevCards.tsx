import type { Sector } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import { isLow, isNarrow, isSmall } from "../../../store/media.ts";
import { FaceGlyph, ROMAN } from "../art/index.ts";
import { DistrictPicture } from "../beats/scenes/DistrictPicture.tsx";
import { agePrice, missing } from "../seen/prices.ts";
import { shownPlayer, useSeen } from "../seen/seen.ts";
import { PriceSigns } from "./CardTile.tsx";
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
  // In signs, so that all there is to do is in sight on a small phone.
  const isBrief = isSmall.value || isLow.value;
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
      {!isNarrow.value && (
        <i class="dc-dev-art">
          <DistrictPicture sector={sector} age={price ? age + 1 : age} seat={player.seat} />
        </i>
      )}
      <b class="mc">{price ? `${words.ageWord} ${ROMAN[age + 1]}` : words.dev.complete}</b>
      {price && !short && (
        <small>
          {isBrief && <PriceSigns price={price} />}
          <span class={isBrief ? "visually-hidden" : undefined}>{words.dev.price(seen.lexicon.price(price))}</span>
        </small>
      )}
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
