import { describe, expect, it } from "vitest";
import { takesIf } from "./takes.ts";

describe("the order of takes if somebody wins the struggle", () => {
  it("goes in rounds from the winner, and ends with the Trophies", () => {
    const conquest = { tied: [0, 1], emissaries: [2, 2, 1] };
    expect(takesIf(conquest, [1, 0, 2], 0, 3)).toEqual([0, 1, 2]);
    expect(takesIf(conquest, [1, 0, 2], 1, 4)).toEqual([1, 0, 2, 1]);
    expect(takesIf(conquest, [1, 0, 2], 0, 9)).toEqual([0, 1, 2, 0, 1]);
  });

  it("puts the others by Emissaries, ties by Rank", () => {
    expect(takesIf({ tied: [3, 0], emissaries: [3, 1, 2, 3] }, [0, 1, 2, 3], 3, 4)).toEqual([3, 0, 2, 1]);
  });
});
