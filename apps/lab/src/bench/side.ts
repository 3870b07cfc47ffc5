/** A process that works for one side of a race whenever it is told to, and says how fast it was. */
import { perSecond } from "./measure.ts";
import { diktatGames, fillerGames, type Side } from "./sides.ts";

const [side, moves] = process.argv.slice(2) as [Side, string];
const work = side === "diktat" ? diktatGames() : await fillerGames(Number(moves));

process.on("message", (ms: number) => {
  process.send!(perSecond(work, ms));
});
process.send!("ready");
