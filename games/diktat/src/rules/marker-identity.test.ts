import { rule } from "@paravent/testkit/vitest";
import { table } from "../testing/index.ts";

/** Ana has given her Income and is still asked: nv1 offers an exchange, which keeps Development open. */
const asked = { row: ["nv1"] } as const;

rule(["DK-RUL-139", "DK-RUL-48"], "an Income already given stays with its marker when two are exchanged", () => {
  const t = table({
    ana: { ...asked, influence: { suburbs: 1 } },
    bor: { influence: { suburbs: 1 } },
  }).development();
  t.asks("ana", "incomeChoice").has({ ana: { reserve: "5C 3G 3E" } });
  t.proposes("ana", "bor", { give: "marker:suburbs", want: "marker:suburbs" }).accepts("bor", "ana");
  // The one she has now has given nothing yet, and her step is not over; the one Bor has gave it to her.
  t.offers("ana", ["marker:suburbs:1", "card:nv1"]).does("ana", "marker:suburbs:1");
  t.does("ana", "decline").has({ ana: { reserve: "7C 3G 3E" }, bor: { reserve: "3C 3G 3E" } });
});
