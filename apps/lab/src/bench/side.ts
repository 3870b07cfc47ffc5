/** A process that works for one side of a race whenever it is told to, and says how fast it was. */
import { perSecond } from "./measure.ts";
import { fillerGames, randomGames, type Side, YARDSTICK } from "./sides.ts";

const [side, measures] = process.argv.slice(2) as [Side, string];
const work = side === YARDSTICK ? await fillerGames(JSON.parse(measures)) : randomGames(side);

process.on("message", (ms: number) => {
  process.send!(perSecond(work, ms));
});
process.send!("ready");
