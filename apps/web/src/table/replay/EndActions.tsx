import { t } from "../../i18n/index.ts";
import type { OpenStory } from "../../plug/story.ts";
import { showMoment } from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { FairChance } from "./FairChance.tsx";
import { PictureButton } from "./PictureButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { StoryButton } from "./StoryButton.tsx";

interface Props {
  readonly text: string;
  /** How the result is drawn, where it can be. */
  draw?(): Promise<Blob>;
  /** Its story, where the game tells one. */
  readonly story?: OpenStory;
}

/** On the last page of a game: its address and its picture for others, and the game once more from its first move. */
export function EndActions({ text, draw, story }: Props) {
  const { replay, fair } = t.value;
  const isOver = table.value?.status === "over";
  return (
    <>
      <ShareButton label={replay.share} text={text} />
      {draw && <PictureButton name={table.value?.name ?? "paravent"} draw={draw} />}
      {table.value?.commitment && (isOver ? <FairChance table={table.value.id} /> : <ToCome label={fair.open} />)}
      {story && (isOver ? <StoryButton label={replay.story} open={story} /> : <ToCome label={replay.story} />)}
      {isOver ? (
        <button type="button" data-replay onClick={() => void showMoment(0)}>
          {replay.open}
        </button>
      ) : (
        <ToCome label={replay.open} />
      )}
    </>
  );
}

/** The place of a button until the table is closed: those beside it stay where they are. */
function ToCome({ label }: { label: string }) {
  return (
    <button type="button" class="rp-to-come" disabled>
      {label}
    </button>
  );
}
