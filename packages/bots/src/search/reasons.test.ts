import { expect, test } from "vitest";
import { reasonOf } from "./reasons.ts";

const tried = [
  { answer: ["karst"], chance: 0.61, rollouts: 20 },
  { answer: ["motol"], chance: 0.55, rollouts: 20 },
];

test("a reason says how the answer compares, that it is one of several, or that there was no other", () => {
  const rollouts = 40;
  expect(reasonOf({ answer: ["karst"], tried, rollouts, mixture: null })).toEqual({
    kind: "better",
    with: { chance: 61, next: 55, other: ["motol"] },
  });
  const even = [{ ...tried[0]!, chance: 0.56 }, tried[1]!];
  expect(reasonOf({ answer: ["karst"], tried: even, rollouts, mixture: null }).kind).toBe("close");
  const untried = tried.map((one) => ({ ...one, rollouts: 0 }));
  expect(reasonOf({ answer: ["karst"], tried: untried, rollouts: 0, mixture: null }).kind).toBe("habit");
  const mixture = [
    { answer: ["karst"], share: 0.7 },
    { answer: ["motol"], share: 0.3 },
  ];
  expect(reasonOf({ answer: ["motol"], tried, rollouts, mixture })).toEqual({
    kind: "mixed",
    with: { chance: 55, share: 30 },
  });
  expect(reasonOf({ answer: ["karst"], tried: [], rollouts: 0, mixture })).toEqual({
    kind: "bluff",
    with: { share: 70 },
  });
  expect(reasonOf({ answer: ["karst"], tried: [tried[0]!], rollouts: 0, mixture: null })).toEqual({
    kind: "only",
    with: {},
  });
});
