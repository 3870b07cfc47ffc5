import { readFileSync } from "node:fs";
import { Stage } from "./stage.ts";
import { resized } from "./player.ts";
const [id, sizes, css, out, ev, lang = "fr"] = process.argv.slice(2);
const stage = new Stage("dclight");
await stage.open();
import { table } from "@paravent/dclight/testing"; const r = { tracks: "G4 M3 P5 Mil1 Civ3 Rel6 Mor2 Cre2", ages: "1/1/2", order: "Rel Mil Civ" }; const d: any = { position: () => table({ A: { tracks: "G5 M4 P6 Mil7 Civ5 Rel3 Mor4 Cre2", ages: "2/1/1", order: "Mil Civ Rel", hand: id!.split("/"), buildings: ["Market"] }, B: r }).turn(6).development("A"), seats: 2 };
const [p] = await stage.seat(d.position(), [{ size: { width: 390, height: 844 }, language: lang as "fr" }], d.seats ?? 2);
const { page } = p!;
await page.waitForTimeout(800);
await d.draft?.(page);
if (css) await page.evaluate((text) => { const s = new CSSStyleSheet(); s.replaceSync(text); document.adoptedStyleSheets.push(s); }, readFileSync(css, "utf8"));
for (const s of sizes!.split(",")) {
  const [width, height] = s.split("x").map(Number);
  await resized(page, { width: width!, height: height! });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${out}-${s}.png` });
  if (ev) console.log(s, JSON.stringify(await page.evaluate(ev)));
}
await stage.close();
process.exit(0);
