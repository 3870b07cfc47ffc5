import { Icon } from "../art/index.ts";

interface Props {
  readonly sign: "spy" | "kill";
  readonly done: number;
  readonly all: number;
  readonly words: string;
}

/** Looks or Assassinations that are still to come, counted in sight. */
export function Left({ sign, done, all, words }: Props) {
  return (
    <>
      <span class="dk-left" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          <i key={at} class={at < done ? "spent" : ""}>
            <Icon name={sign} size={18} />
          </i>
        ))}
      </span>
      <span>{words}</span>
    </>
  );
}
