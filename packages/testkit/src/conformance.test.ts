import { describeLaws } from "./conformance.ts";
import { toy } from "./toy/game.ts";

describeLaws(toy, { games: 60, seed: "conformance" });
