import type { Seat } from "@paravent/kernel";
import type { Facts } from "../../rules/write.ts";
import type { Knowledge } from "./types.ts";
import { deducedBy, heardBy, knownPawns, knownSecret, saidBy, viewSupply } from "./view.ts";

/** What a seat knows beyond what lies open, each line when somebody looks at it: see `look` of the view. */
export class KnowledgeLook implements Knowledge {
  readonly #s: Facts;
  readonly #who: Seat;
  #pawns: Knowledge["pawns"] | undefined;
  #heard: Knowledge["heard"] | undefined;
  #said: Knowledge["said"] | undefined;
  #deduced: Knowledge["deduced"] | undefined;

  constructor(s: Facts, who: Seat) {
    this.#s = s;
    this.#who = who;
  }

  get pawns() {
    this.#pawns ??= knownPawns(this.#s, this.#who);
    return this.#pawns;
  }

  get secretCard() {
    return knownSecret(this.#s, this.#who);
  }

  get heard() {
    this.#heard ??= heardBy(this.#s, this.#who);
    return this.#heard;
  }

  get said() {
    this.#said ??= saidBy(this.#s, this.#who);
    return this.#said;
  }

  get deduced() {
    this.#deduced ??= deducedBy(this.#s, this.#who);
    return this.#deduced;
  }

  get supply() {
    return viewSupply(this.#s, this.#who);
  }
}
