import type { DclightEvent } from "@paravent/dclight";
import { StoryDialog } from "../../../table/story/StoryDialog.tsx";
import { colourOf, Shield } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { storyTexts, texts } from "../words/index.ts";
import { SOURCES } from "./PointSources.tsx";

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
        colour: colourOf,
        sign: (seat) => <Shield seat={seat} size={18} />,
        name: seen.name,
        say: ({ with: { event } }) => seen.words.event(event as unknown as DclightEvent, seen.name, null),
      }}
      onClose={onClose}
    />
  );
}
