import { closedHere, closedInside, isPossible } from "@paravent/kernel";
import { choose, isBranch } from "../drafts/draft.ts";
import { Option } from "./Option.tsx";
import type { OuterProps } from "./wording.ts";

/** Named options; the chosen one may ask for more, which opens under it. */
export function BranchWidget({ ask, draft, onDraft, wording, Inner }: OuterProps<"branch">) {
  const chosen = isBranch(draft) ? draft : null;
  const option = ask.options.find(({ name }) => name === chosen?.branch);
  const offered = ask.options.filter((candidate) => !candidate.ask || isPossible(candidate.ask));
  const closed = Object.keys(closedHere(wording.closed)).filter((ref) => !offered.some(({ name }) => name === ref));
  return (
    <div class="q-branch">
      <div class="q-options">
        {offered.map(({ name }) => (
          <Option
            key={name}
            value={name}
            label={wording.label(name)}
            picture={wording.picture?.(name)}
            detail={wording.detail?.(name)}
            pressed={chosen?.branch === name}
            onPress={() => onDraft(chosen?.branch === name ? null : choose(ask, name))}
          />
        ))}
        {closed.map((ref) => (
          <Option key={ref} value={ref} label={wording.label(ref)} closed={wording.closed[ref]} />
        ))}
      </div>
      {option?.ask && chosen && (
        <Inner
          ask={option.ask}
          draft={chosen.value ?? null}
          onDraft={(value) => onDraft({ branch: option.name, value })}
          wording={{ ...wording, closed: closedInside(wording.closed, option.name) }}
        />
      )}
    </div>
  );
}
