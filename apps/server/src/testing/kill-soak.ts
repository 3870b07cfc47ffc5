/** Kills the server again and again in the middle of a game: node apps/server/src/testing/kill-soak.ts --kills 100 */

import { parseArgs } from "node:util";
import { temporaryFolder } from "./rig.ts";
import { Survivor } from "./survivor.ts";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});
const folder = temporaryFolder();
const survivor = await Survivor.of({ folder: folder.path, databaseUrl: undefined }, values.seed);
while (survivor.kills < Number(values.kills)) {
  await survivor.life();
  if (survivor.kills % 10 === 0) console.log(`${survivor.kills} kills, ${survivor.acknowledged} answers kept`);
}
console.log(
  `${survivor.kills} kills, ${survivor.acknowledged} acknowledged answers, none lost; ` +
    `${survivor.resumed} games resumed with the same view, ${survivor.finished} played to their end`,
);
folder.remove();
