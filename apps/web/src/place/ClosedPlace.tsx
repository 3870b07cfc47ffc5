import { Link } from "wouter-preact";
import { Banner } from "./Banner.tsx";
import { placeWords } from "./words.ts";
import "./place.css";

/** Where there is no table for this browser: the link is wrong, its seat was freed, or the same is still played elsewhere. */
export function ClosedPlace({ why }: { readonly why: "wrong" | "kicked" | "sealed" }) {
  const { home, [why]: said } = placeWords.value;
  return (
    <main class="place">
      <Banner game={null} above="" title={said.title} text={<p role="status">{said.text}</p>}>
        <Link class="place-call call-main" href="/">
          {home}
        </Link>
      </Banner>
    </main>
  );
}
