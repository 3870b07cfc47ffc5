import type { KnownPerson, TableSummary } from "@paravent/protocol";
import { useEffect, useState } from "preact/hooks";
import { readPeople } from "../net/record.ts";

/** What everybody may know of those who sit here; asked for again when somebody else does. */
export function useKnown({ id, seats }: TableSummary): readonly KnownPerson[] {
  const [known, setKnown] = useState<readonly KnownPerson[]>([]);
  const people = seats.map(({ kind, name }) => (kind === "person" ? name : "")).join("\n");
  useEffect(() => {
    let isGone = false;
    if (people.trim() !== "")
      readPeople(id).then(
        (found) => isGone || setKnown(found),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [id, people]);
  return known;
}
