/** What can be chosen on a stage. */
const CHOICES = "button[data-ref], button[data-choice]";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const firstChoice = (stage: Element): HTMLElement | null =>
  stage.querySelector<HTMLElement>(`:is(${CHOICES})[aria-pressed=true]`) ??
  stage.querySelector<HTMLElement>(`:is(${CHOICES}):not([aria-disabled=true])`);

/** An arrow goes to the nearest choice in its direction, however these are laid out; says whether there is one. */
export function walk(stage: Element, key: string): boolean {
  const step = STEPS[key];
  const from = document.activeElement;
  if (!step || !from?.matches(CHOICES) || !stage.contains(from)) return false;
  const [x, y] = middle(from);
  let [nearest, least]: [HTMLElement | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const choice of stage.querySelectorAll<HTMLElement>(CHOICES)) {
    const [dx, dy] = [middle(choice)[0] - x, middle(choice)[1] - y];
    const along = dx * step[0] + dy * step[1];
    // What lies further aside than ahead is another direction's.
    const aside = Math.abs(dx * step[1] + dy * step[0]);
    if (choice === from || along <= 1 || aside > 2 * along || along + aside >= least) continue;
    [nearest, least] = [choice, along + aside];
  }
  nearest?.focus();
  return nearest !== null;
}

function middle(of: Element): readonly [number, number] {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
