/** npm run abuse: what an honest player notices while one address does its worst. */

import { parseArgs } from "node:util";
import { abuse, attackNames, QUIET } from "./soak.ts";

const { values } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    seconds: { type: "string", default: "5" },
    attacks: { type: "string", default: "" },
  },
});
if (values.help) {
  console.log(`npm run abuse -- [--seconds 5] [--attacks NAME,NAME]

Attacks a server of its own from one address, each way for so many seconds, and prints what an honest player at another
address notices. The attacks are: ${attackNames().join(", ")}; all of them where none is named.`);
  process.exit();
}
const named = values.attacks ? values.attacks.split(",") : attackNames();
const at = (sorted: readonly number[], share: number): string => {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return (value === undefined ? "-" : value.toFixed(1)).padStart(9);
};
console.log(
  `${"milliseconds".padEnd(17)} ping p50      p99      max   command p50    max   list p50      max   refused  MB`,
);
await abuse([QUIET, ...named], Number(values.seconds), ({ attack, pings, commands, lists, refused, memory }) => {
  const figures = [at(pings, 0.5), at(pings, 0.99), at(pings, 1), "  ", at(commands, 0.5), at(commands, 1)];
  console.log(
    `${attack.padEnd(16)}${figures.join("")}  ${at(lists, 0.5)}${at(lists, 1)}${String(refused).padStart(10)}${String(memory).padStart(7)}`,
  );
});
