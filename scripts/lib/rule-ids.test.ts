import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { coverage, definedIds, namedIds, SPECIFICATIONS } from "./rule-ids.ts";
import { ROOT } from "./run.ts";

const TEXT = [
  "| DK-MAN-KILL-04 | The pawn is revealed. DK-MAN-KILL-07 applies. |",
  "| not an id | DK-AFF-01 |",
  "**DK-SCN-14** Assassination chain. (DK-MAN-KILL-05 to -07)",
  "- **DC-SCN-02 Paid age.** Given A on his turn.",
].join("\n");

describe("ids of a specification", () => {
  test("are defined by table rows and bold beginnings, not by citations", () => {
    expect(definedIds(TEXT, "DK")).toEqual(["DK-MAN-KILL-04", "DK-SCN-14"]);
    expect(definedIds(TEXT, "DC")).toEqual(["DC-SCN-02"]);
  });

  test("cannot be defined twice", () => {
    expect(() => definedIds(`${TEXT}\n${TEXT}`, "DK")).toThrow("DK-MAN-KILL-04 is defined twice");
  });

  test("are found in the real documents", () => {
    const found = SPECIFICATIONS.map(
      ({ file, prefix }) => definedIds(readFileSync(join(ROOT, file), "utf8"), prefix).length,
    );
    expect(found[0]).toBeGreaterThan(500);
    expect(found[1]).toBeGreaterThan(250);
  });
});

describe("coverage", () => {
  const defined = ["DK-AFF-01", "DK-AFF-02", "DK-OTH-MB-01", "DK-OTH-MB-02"];
  const later = [{ ids: ["DK-OTH"], reason: "later" }];

  test("reads ids written out in full", () => {
    expect(namedIds("diktat > DK-AFF-01, DK-SCN-113: a test (-02)", "DK")).toEqual(["DK-AFF-01", "DK-SCN-113"]);
  });

  test("counts what is in scope and names what is missing", () => {
    expect(coverage(defined, later, ["DK-AFF-01 a test"], "DK")).toEqual({
      total: 2,
      covered: 1,
      missing: ["DK-AFF-02"],
      pending: 2,
      unknown: [],
      stale: [],
    });
  });

  test("names ids the specification does not know", () => {
    expect(coverage(defined, later, ["DK-AFF-99 a test"], "DK").unknown).toEqual(["DK-AFF-99"]);
  });

  test("names pending entries that are met, or that mean nothing", () => {
    const met = ["DK-OTH-MB-01 first", "DK-OTH-MB-02 second"];
    const entries = [...later, { ids: ["DK-OTHER"], reason: "a slip" }];
    expect(coverage(defined, entries, met, "DK").stale).toEqual(["DK-OTH", "DK-OTHER"]);
  });
});
