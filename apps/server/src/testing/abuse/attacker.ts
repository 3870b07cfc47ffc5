/** A process of its own that does its worst until it is ended: node attacker.ts <attack> <target as JSON> */
import { ATTACKS, type Target } from "./attacks.ts";

const [name, target] = process.argv.slice(2);
// What goes wrong for the attacker itself is ignored.
process.on("uncaughtException", () => {});
for (;;) {
  await ATTACKS[name!]!(JSON.parse(target!) as Target).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 100));
}
