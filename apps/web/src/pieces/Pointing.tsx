import { useEffect, useMemo, useState } from "preact/hooks";
import type { Pieces } from "../plug/pieces.ts";
import { useFetched } from "../ui/fetched.ts";
import { ShownThing } from "./ShownThing.tsx";
import { watchPointing } from "./watch.ts";
import "./pointing.css";

/** Lets everything on a table be asked about. What is said is fetched with the first question. */
export function Pointing({ pieces }: { readonly pieces: () => Promise<Pieces> }) {
  const [asked, setAsked] = useState<{ readonly target: Element | null } | null>(null);
  useEffect(() => watchPointing((target) => setAsked({ target })), []);
  return (
    <>
      <ShownThing />
      {asked && <Asked pieces={pieces} target={asked.target} onClose={() => setAsked(null)} />}
    </>
  );
}

interface Props {
  readonly pieces: () => Promise<Pieces>;
  readonly target: Element | null;
  onClose(): void;
}

function Asked({ pieces, target, onClose }: Props) {
  const fetched = useFetched(useMemo(() => () => fetchAll(pieces), [pieces]));
  return fetched && <fetched.PieceDialog pieces={fetched.pieces} target={target} onClose={onClose} />;
}

async function fetchAll(pieces: Props["pieces"]) {
  const [{ PieceDialog }, { pieceWords }, fetched] = await Promise.all([
    import("./PieceDialog.tsx"),
    import("./words.ts"),
    pieces(),
  ]);
  await pieceWords.open();
  return { PieceDialog, pieces: fetched };
}
