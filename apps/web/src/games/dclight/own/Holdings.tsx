import type { BuildingView } from "@paravent/dclight";
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

/** Buildings in play and the hand: what lies in front of the player. */
export function Holdings() {
  const seen = useSeen();
  const words = texts.value;
  const player = shownPlayer(seen);
  const secrets = secretsOf(seen, player.seat);
  const hand = secrets?.hand ?? [];
  const buildings = new Map(player.buildings.map((building) => [building.ref, building]));
  // What is built stands where it lay in hand: nothing else moves for it.
  const tiles = useKeptPlaces([...buildings.keys(), ...hand]);
  return (
    <section class="dc-holdings" aria-label={words.holdings}>
      <h2 class="dc-own-title mc">
        <span>{words.holdings}</span>
        <small>
          <Trophies />
          {secrets !== null && words.handCount(hand.length, seen.pack.constants.handMax)}
        </small>
      </h2>
      <div class={`dc-tiles ${crowding(tiles.length)}`}>
        {tiles.map((tile, at) => {
          const building = buildings.get(tile);
          if (building) return <InPlay key={tile} building={building} />;
          // Two of a kind are one choice: the first of them is touched.
          const isFirst = tiles.indexOf(tile) === at;
          return (
            <CardTile
              key={`${tile} ${isFirst ? "" : at}`}
              card={tile}
              use={seen.you !== null && isFirst ? useOfHandCard(seen, tile) : null}
            />
          );
        })}
        {tiles.length === 0 && <p class="dc-empty">{words.nothingYet}</p>}
      </div>
      <StandingPasses />
    </section>
  );
}

function InPlay({ building }: { building: BuildingView }) {
  const seen = useSeen();
  const use = seen.you === null ? null : useOfBuilding(seen, building.ref);
  return <CardTile card={building.card} building={building} use={use} />;
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
