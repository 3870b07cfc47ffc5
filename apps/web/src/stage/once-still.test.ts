import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { playing } = await import("./director.ts");
const { onceStill } = await import("./once-still.ts");

/** What is to be done when there is nothing else to do. */
let due: (() => void)[] = [];
vi.stubGlobal("requestIdleCallback", (then: () => void) => due.push(then));
vi.stubGlobal("cancelIdleCallback", (n: number) => {
  due[n - 1] = () => {};
});
function idle(): void {
  for (const then of due.splice(0)) then();
}

afterEach(() => {
  due = [];
  playing.value = null;
});

const SHOWN = { beat: {} as never, step: "hold", pace: "normal" } as const;

test("what nobody waits for is done when there is nothing else to do", () => {
  const begin = vi.fn();
  onceStill(begin);
  expect(begin).not.toHaveBeenCalled();
  idle();
  expect(begin).toHaveBeenCalledOnce();
});

test("while something is shown it is not done, nor when that begins before its turn has come", () => {
  const begin = vi.fn();
  onceStill(begin);
  playing.value = SHOWN;
  idle();
  expect(begin).not.toHaveBeenCalled();
  playing.value = null;
  idle();
  playing.value = SHOWN;
  playing.value = null;
  idle();
  expect(begin).toHaveBeenCalledOnce();
});

test("who does not want it any more is not called", () => {
  const begin = vi.fn();
  playing.value = SHOWN;
  onceStill(begin)();
  playing.value = null;
  idle();
  expect(begin).not.toHaveBeenCalled();
});
