import { isNarrow } from "../../../store/media.ts";
import { Medallion } from "../art/index.ts";
import { OfferSlips } from "../politics/OfferSlips.tsx";
import { called } from "../seen/called.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { Assembly } from "./Assembly.tsx";
import { CallButton } from "./CallButton.tsx";
import { ConclaveRing } from "./ConclaveRing.tsx";
import { ExclusionPanel } from "./ExclusionPanel.tsx";
import { LeagueBoard } from "./LeagueBoard.tsx";
import { PrivateRoom } from "./PrivateRoom.tsx";
import type { LeaguesView } from "./seen.ts";
import "./leagues.css";
import "./shallow.css";

/** The League phase has its own stage: both boards, the Assembly, and the Conclave or the exclusion under way. */
export function LeagueStage({ leagues }: { leagues: LeaguesView }) {
  const { conclave, exclusion } = leagues;
  return (
    <section class={conclave || exclusion ? "lg-stage busy" : "lg-stage"} aria-label={texts.value.leagues.stage}>
      <div class="lg-boards">
        {leagues.boards.map((board) => (
          <LeagueBoard key={board.id} board={board} />
        ))}
      </div>
      <div class="lg-lower">
        <Assembly leagues={leagues} />
        {conclave ? (
          <ConclaveRing conclave={conclave} leagues={leagues} />
        ) : exclusion ? (
          <ExclusionPanel exclusion={exclusion} leagues={leagues} />
        ) : (
          <RankOrder />
        )}
      </div>
      {isNarrow.value && <PrivateRoom />}
      <OfferSlips />
    </section>
  );
}

/** DK-LG-PHASE-02: who chooses when; and the way into a Conclave, which may be called at any moment. */
function RankOrder() {
  const seen = useSeen();
  const words = texts.value.leagues;
  const asked = seen.view.waiting?.seats ?? [];
  return (
    <section class="lg-order" aria-label={words.rankOrder}>
      <h2 class="disp">
        {words.rankOrder}
        <small>{words.oneChoice}</small>
      </h2>
      <ol>
        {seen.game.rankOrder.map((seat) => (
          <li key={seat} class={asked.includes(seat) ? "now" : ""}>
            <Medallion cabal={seen.player(seat).cabal} size={34} />
            {called(seen, seat)}
          </li>
        ))}
      </ol>
      <CallButton />
    </section>
  );
}
