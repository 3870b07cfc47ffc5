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
  const { replay } = t.value;
  return (
    <>
      <ShareButton label={replay.share} text={text} />
      {draw && <PictureButton name={table.value?.name ?? "paravent"} draw={draw} />}
      {table.value?.status === "over" && table.value.commitment && <FairChance table={table.value.id} />}
      {story && table.value?.status === "over" && <StoryButton label={replay.story} open={story} />}
      {table.value?.status === "over" && (
        <button type="button" data-replay onClick={() => void showMoment(0)}>
          {replay.open}
        </button>
      )}
    </>
  );
}
