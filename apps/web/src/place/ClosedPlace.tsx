import type { Freed } from "@paravent/protocol";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Link } from "wouter-preact";
import { readFreed } from "../net/rooms.ts";
import { Banner } from "./Banner.tsx";
import { placeWords } from "./words.ts";
import "./place.css";

interface Props {
  readonly id: string;
  readonly why: "wrong" | "kicked" | "sealed";
  /** A place with nobody there; null while it is fetched, and where no game has one. */
  readonly Picture: ComponentType | null;
}

/** Where there is no table for this browser: the link is wrong, its seat was freed, or the same is still played elsewhere. */
export function ClosedPlace({ id, why, Picture }: Props) {
  const { home, kicked, [why]: said } = placeWords.value;
  const freed = useFreed(id, why === "kicked");
  return (
    <main class="place">
      <Banner
        game={{ Poster: Picture }}
        isClosed
        above=""
        title={said.title}
        text={<p role="status">{why === "kicked" ? kicked.text(freed?.by ?? null, freed?.why ?? null) : said.text}</p>}
      >
        <Link class="place-call call-main" href="/">
          {home}
        </Link>
      </Banner>
    </main>
  );
}

/** Who has freed this browser's seat, and why, once that is known. */
function useFreed(id: string, isKicked: boolean): Freed | null {
  const [freed, setFreed] = useState<Freed | null>(null);
  useEffect(() => {
    let isGone = false;
    if (isKicked) void readFreed(id).then((found) => isGone || setFreed(found));
    return () => {
      isGone = true;
    };
  }, [id, isKicked]);
  return freed;
}
