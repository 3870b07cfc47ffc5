import type { DclightEvent } from "@paravent/dclight";
import { StoryDialog } from "../../../table/story/StoryDialog.tsx";
import { Shield } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { texts } from "../words/index.ts";
import { SOURCES } from "./PointSources.tsx";
import { storyTexts } from "./story-words.ts";
import { tellMove } from "./told-move.ts";

/** Lines on the dark ground of the story: the colours of the shields, as far as they are light enough. */
const LINES = ["#f3e6cf", "#c79be0", "#f0a63a", "#4fc3c7"] as const;

/** The story of a game of DCLight. Its facts are events of the game, which has sentences for them. */
export function DclightStory({ onClose }: { onClose(): void }) {
  const seen = useSeen();
  const { unit, creatures, losses } = storyTexts.value;
  return (
    <StoryDialog
      words={{
        sources: SOURCES.map((id) => ({ id, name: texts.value.end.source[id] })),
        unit,
        chapters: [
          { ...creatures, kinds: ["creatureDefeated", "offeringRefused"] },
          { ...losses, kinds: ["buildingDestroyed", "buildingLost", "ageLost", "hostileCancelled"] },
        ],
        colour: (seat) => LINES[seat % LINES.length]!,
        sign: (seat) => <Shield seat={seat} size={18} />,
        name: seen.name,
        tell: (events) => tellMove(seen, events as unknown as DclightEvent[]),
        say: ({ with: { event } }) => seen.words.event(event as unknown as DclightEvent, seen.name, null),
      }}
      onClose={onClose}
    />
  );
}
