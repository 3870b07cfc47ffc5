import type { DiktatEvent, DiktatStoryFact } from "@paravent/diktat";
import { StoryDialog } from "../../../table/story/StoryDialog.tsx";
import { cabalLook, Medallion } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { SOURCES } from "./PointSources.tsx";
import { chapters, sayFact } from "./story.ts";
import { storyTexts } from "./story-words.ts";
import { tellMove } from "./told-move.ts";

/** The story of a game of Diktat. */
export function DiktatStory({ onClose }: { onClose(): void }) {
  const seen = useSeen();
  const cabal = (seat: number) => seen.player(seat).cabal;
  return (
    <StoryDialog
      words={{
        sources: SOURCES.map((id) => ({ id, name: texts.value.end.source[id] })),
        unit: storyTexts.value.unit,
        chapters: chapters(),
        colour: (seat) => cabalLook(cabal(seat)).colour,
        sign: (seat) => <Medallion cabal={cabal(seat)} size={18} />,
        name: seen.name,
        // The server's rules are those that this client was built with.
        say: (fact) => sayFact(seen, fact as DiktatStoryFact),
        tell: (events) => tellMove(seen, events as unknown as DiktatEvent[]),
      }}
      onClose={onClose}
    />
  );
}
