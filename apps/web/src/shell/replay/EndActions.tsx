import { t } from "../../i18n/index.ts";
import { showMoment } from "../../store/replay.ts";
import { table } from "../../store/table.ts";
import { ShareButton } from "./ShareButton.tsx";

/** On the last page of a game: its address for others, and the game once more from its first move. */
export function EndActions({ text }: { text: string }) {
  const { replay } = t.value;
  return (
    <>
      <ShareButton label={replay.share} text={text} />
      {table.value?.status === "over" && (
        <button type="button" data-replay onClick={() => void showMoment(0)}>
          {replay.open}
        </button>
      )}
    </>
  );
}
