import type { ComponentChildren } from "preact";
import { CabalShape, cabalLook, Icon } from "../art/index.ts";
import { useSeen } from "../seen/seen.ts";
import { elementOf, KIND_SIGN, kindsOf } from "./element.ts";
import "./cabal-card.css";

/** A Cabal card, or the ability of a screen: the Cabal's colour and shape, the sign of what it does, its title. */
export function CabalCardFace({ element, children }: { element: string; children?: ComponentChildren }) {
  const seen = useSeen();
  const found = elementOf(seen, element);
  if (found?.is !== "cabalCard" && found?.is !== "ability") return null;
  const { colour, shade, tint } = cabalLook(found.cabal);
  return (
    <div class="tb-cabal-card" style={{ "--who": colour, "--who-shade": shade, "--who-tint": tint }}>
      <div class="tb-cabal-card-art" aria-hidden="true">
        <CabalShape cabal={found.cabal} size={96} />
        {found.is === "cabalCard" && <b class="disp">{found.card.order}</b>}
      </div>
      <div class="tb-cabal-card-text">
        <small>{seen.words.cabal(found.cabal)}</small>
        <strong>{seen.words.element(element).title}</strong>
        <p>{children ?? seen.words.element(element).text}</p>
        <span class="tb-cabal-card-signs">
          {kindsOf(seen, element).map((kind) => (
            <Icon key={kind} name={KIND_SIGN[kind]} size={15} />
          ))}
        </span>
      </div>
    </div>
  );
}
