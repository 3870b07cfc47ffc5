import type { JSX } from "preact";
import { Boar, Cerberus, Chimera, NemeanLion, Sphinx } from "./beasts.tsx";
import { Charybdis, Cyclops, Geryon, Medusa, Minotaur, Scylla } from "./giants.tsx";
import { Hydra, Ketos, Lamia, Python } from "./serpents.tsx";
import { Harpies, Sirens, StymphalianBirds, Talos, Typhon } from "./winged.tsx";

/** The twenty creatures by the id of their card. Each stands on y = 300, inside the field below. */
const CREATURES: Readonly<Record<string, () => JSX.Element>> = {
  hydra: Hydra,
  sirens: Sirens,
  charybdis: Charybdis,
  scylla: Scylla,
  minotaur: Minotaur,
  cyclops: Cyclops,
  chimera: Chimera,
  "nemean-lion": NemeanLion,
  "erymanthian-boar": Boar,
  geryon: Geryon,
  sphinx: Sphinx,
  harpies: Harpies,
  "stymphalian-birds": StymphalianBirds,
  talos: Talos,
  medusa: Medusa,
  cerberus: Cerberus,
  python: Python,
  lamia: Lamia,
  ketos: Ketos,
  typhon: Typhon,
};

export const CREATURE_FIELD = "-40 -40 340 345";

export const drawnCreatures: readonly string[] = Object.keys(CREATURES);

/** A creature in black slip. A pack may bring one nobody has drawn: then the Hydra stands in. */
export function CreatureFigure({ creature }: { creature: string }) {
  const Figure = CREATURES[creature] ?? Hydra;
  return <Figure />;
}
