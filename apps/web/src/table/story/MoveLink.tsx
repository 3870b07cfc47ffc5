import { lens, showMoment } from "../../store/replay.ts";
import { addressOfMove } from "../../store/replay-address.ts";
import { table } from "../../store/table.ts";
import { storyWords } from "./words.ts";

/** A move of the game, by its number: it opens in the replay, here or (as any address) elsewhere. */
export function MoveLink({ at, onOpen }: { at: number; onOpen(): void }) {
  return (
    <a
      class="story-move"
      href={addressOfMove(table.value?.id ?? "", at, lens.value)}
      data-move={at}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
        void showMoment(at);
      }}
    >
      {storyWords.value.move(at + 1)}
    </a>
  );
}
