import { readFileSync } from "node:fs";
import { Stage } from "./stage.ts";
import { resized } from "./player.ts";
import { DCLIGHT_DECISIONS } from "./screens/dclight-decisions.ts";
const [id, sizes, css, out, ev, lang = "fr"] = process.argv.slice(2);
const stage = new Stage("dclight");
await stage.open();
const d = DCLIGHT_DECISIONS.find((one) => one.id === id)!;
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
