import { cabalRef, cardRef, markerRef } from "@paravent/diktat/refs";
import type { AskPolicy } from "@paravent/kernel";
import { setPolicy } from "../../../store/settings.ts";
import { ElementSign } from "../elements/ElementSign.tsx";
import { kindsOf } from "../elements/element.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { Moments } from "./Moments.tsx";
import { settingsTexts } from "./words.ts";

const POLICIES = ["usual", "always", "ownTurn", "never", "moments"] as const;
type Policy = (typeof POLICIES)[number];

/** How to be asked about each Manifestation held, and about all of them. */
export function Policies() {
  const seen = useSeen();
  const settings = settingsTexts.value;
  return (
    <section>
      <h3>{settings.reactions}</h3>
      <p>{settings.reactionsText}</p>
      {["*", ...heldManifestations(seen)].map((about) => (
        <OnePolicy key={about} about={about} />
      ))}
    </section>
  );
}

function OnePolicy({ about }: { about: string }) {
  const seen = useSeen();
  const settings = settingsTexts.value;
  const ask = seen.view.settings.find((one) => one.about === about)?.ask ?? null;
  const name = about === "*" ? settings.everything : seen.words.element(about).title;
  return (
    <>
      <label class="tb-settings-row">
        <span>
          {about !== "*" && <ElementSign element={about} size={24} />}
          {name}
        </span>
        <select
          value={wordOf(ask)}
          data-policy={about}
          onChange={(event) => void setPolicy(about, policyIn(event.currentTarget.value as Policy))}
        >
          {POLICIES.map((one) => (
            <option key={one} value={one}>
              {settings.policies[one]}
            </option>
          ))}
        </select>
      </label>
      {ask !== null && typeof ask !== "string" && (
        <fieldset class="tb-settings-list" data-moments={about}>
          <legend>{settings.askBefore(name)}</legend>
          <Moments chosen={ask} onChange={(chosen) => void setPolicy(about, chosen)} />
        </fieldset>
      )}
    </>
  );
}

const wordOf = (ask: AskPolicy | null): Policy => (ask === null ? "usual" : typeof ask === "string" ? ask : "moments");

function policyIn(word: Policy): AskPolicy | null {
  if (word === "usual") return null;
  return word === "moments" ? [] : word;
}

/** Elements of the reader that have a Manifestation. */
function heldManifestations(seen: Seen): string[] {
  if (seen.you === null) return [];
  const { row, cabalRow, influence } = seen.player(seen.you);
  return [
    ...row.map(({ card }) => cardRef(card)),
    ...cabalRow.map(({ card }) => cabalRef(card)),
    ...influence.map(markerRef),
  ].filter((element) => kindsOf(seen, element).includes("manifestation"));
}
