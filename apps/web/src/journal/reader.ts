import { useRef, useState } from "preact/hooks";

/** Whoever is this near to the newest line follows the story; further up, they read what was before. */
const NEAR_PX = 60;

/** Whoever is this near to the first line that is drawn is shown those before it. */
const HIGH_PX = 120;

/** Who reads a story, and where in its list they are. */
export interface Reader {
  /** They have gone up, and do not follow. */
  readonly isBack: { current: boolean };
  /** They are shown the whole story. */
  readonly isWhole: boolean;
  /** How far the list was scrolled when somebody last looked. */
  readonly scrolled: { current: number };
  showWhole(): void;
  showLatest(): void;
  /** To be called when the list was scrolled. */
  noteWhere(event: { readonly currentTarget: HTMLElement }): void;
}

export function useReader(): Reader {
  const isBack = useRef(false);
  const scrolled = useRef(0);
  const [isWhole, setWhole] = useState(false);
  const showWhole = () => {
    isBack.current = true;
    setWhole(true);
  };
  return {
    isBack,
    isWhole,
    scrolled,
    showWhole,
    showLatest: () => setWhole(false),
    noteWhere({ currentTarget: list }) {
      const { scrollHeight, scrollTop, clientHeight } = list;
      const isNear = scrollHeight - scrollTop - clientHeight <= NEAR_PX;
      const wentUp = scrollTop < scrolled.current;
      if (!isNear && !isWhole && wentUp && scrolledPast(list) < HIGH_PX) showWhole();
      // Lines that have come meanwhile are no reason: only who has gone up reads back.
      if (isNear || wentUp) isBack.current = !isNear;
      scrolled.current = scrollTop;
    },
  };
}

/** How much of its lines a list is scrolled past, without the room above them. */
const scrolledPast = (list: HTMLElement): number =>
  list.getBoundingClientRect().top - (list.firstElementChild?.getBoundingClientRect().top ?? 0);
