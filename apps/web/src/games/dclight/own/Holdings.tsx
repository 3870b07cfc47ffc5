import { FaceGlyph, SignGlyph } from "../art/index.ts";
import { secretsOf, shownPlayer, trophyNames, useSeen } from "../seen/seen.ts";
import { CardTile } from "./CardTile.tsx";
import { useKeptPlaces } from "./keep-places.ts";
import { StandingPasses } from "./StandingPasses.tsx";
import { useOfBuilding, useOfHandCard } from "./uses.ts";
import "./own.css";
import { texts } from "../words/index.ts";

/** Tiles that stand beside each other at full height. */
const ONE_ROW = 5;

/** Buildings in play, then the hand: what lies in front of the player. */
export function Holdings() {
  const seen = useSeen();
  const words = texts.value;
  const player = shownPlayer(seen);
  const secrets = secretsOf(seen, player.seat);
  const hand = useKeptPlaces(secrets?.hand ?? []);
  return (
    <section class="dc-holdings" aria-label={words.holdings}>
      <h2 class="dc-own-title mc">
        <span>{words.holdings}</span>
        <small>
          <Trophies />
          {secrets !== null && words.handCount(hand.length, seen.pack.constants.handMax)}
        </small>
      </h2>
      <div class={`dc-tiles ${crowding(player.buildings.length + hand.length)}`}>
        {player.buildings.map((building) => (
          <CardTile
            key={building.ref}
            card={building.card}
            building={building}
            use={seen.you === null ? null : useOfBuilding(seen, building.ref)}
          />
        ))}
        {hand.map((card, at) => (
          <CardTile
            key={`${card} ${hand.indexOf(card) === at ? "" : at}`}
            card={card}
            // Two of a kind are one choice: the first of them is touched.
            use={seen.you !== null && hand.indexOf(card) === at ? useOfHandCard(seen, card) : null}
          />
        ))}
        {player.buildings.length + hand.length === 0 && <p class="dc-empty">{words.nothingYet}</p>}
      </div>
      <StandingPasses />
    </section>
  );
}

/** The more cards, the lower their tiles: all of them are in sight, buildings and hand. */
function crowding(n: number): string {
  if (n <= ONE_ROW) return "";
  return n <= 2 * ONE_ROW ? "many" : "many crowd";
}

/** Face down under the board: defeated creatures, destroyed buildings. */
function Trophies() {
  const seen = useSeen();
  const words = texts.value;
  const { seat, trophies } = shownPlayer(seen);
  if (trophies.creatures + trophies.buildings === 0) return null;
  const secrets = secretsOf(seen, seat);
  const names = secrets ? trophyNames(seen, secrets) : undefined;
  return (
    <span class="dc-trophies" title={names} data-about={`trophies:${seat}`}>
      {trophies.creatures > 0 && (
        <span>
          <FaceGlyph face="creature" size={15} />
          {words.defeated(trophies.creatures)}
        </span>
      )}
      {trophies.buildings > 0 && (
        <span>
          <SignGlyph sign="hammer" size={14} />
          {words.destroyed(trophies.buildings)}
        </span>
      )}
      {names && <span class="visually-hidden">{names}</span>}
    </span>
  );
}
