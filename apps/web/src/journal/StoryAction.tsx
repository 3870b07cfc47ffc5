import type { ComponentChildren } from "preact";
import { memo, sameFields } from "../ui/memo.ts";
import { begins, canFold, type Group, staysFolded } from "./groups.ts";
import { StoryLine } from "./StoryLine.tsx";
import type { Told } from "./told.ts";

interface Props {
  readonly group: Group<Told>;
  readonly terms: readonly string[];
  mark(line: Told): ComponentChildren;
  readonly isOpen: boolean;
  turn(key: string, isOpen: boolean): void;
}

/** The lines of one action. Of a long story only those actions are looked through again that have a new line. */
export const StoryAction = memo(Lines, ({ group: old, ...before }: Props, { group, ...now }: Props) => {
  return sameFields(old.lines, group.lines) && sameFields(before, now);
});

function Lines({ group, terms, mark, isOpen, turn }: Props) {
  const { lines } = group;
  const inSight = isOpen ? lines : lines.filter((_, at) => staysFolded(at, lines.length));
  return (
    <>
      {inSight.map((line) => (
        <StoryLine
          key={line.key}
          line={line}
          terms={terms}
          mark={mark}
          as={begins(group, line) ? "first" : "more"}
          fold={canFold(group) && begins(group, line) ? lines.length - 2 : null}
          isOpen={isOpen}
          turn={turn}
        />
      ))}
    </>
  );
}
