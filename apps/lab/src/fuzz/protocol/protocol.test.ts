import { Rng } from "@paravent/kernel";
import { ServerProcess, temporaryFolder } from "@paravent/server/testing";
import { expect, test } from "vitest";
import { hostileFrame, type Target } from "./frames.ts";
import { HonestTable } from "./honest-table.ts";
import { hostileRequest } from "./requests.ts";
import { addedRows, attackServer } from "./run.ts";

test("hostile frames and requests change nothing, break nothing and leave nothing behind", async () => {
  const { frames, requests, faults } = await attackServer(["diktat", "dclight"], 6000, "test");
  expect(faults).toEqual([]);
  expect(frames).toBeGreaterThan(5000);
  expect(requests).toBeGreaterThan(500);
});

test("a change that no honest player made is seen at the table and in the log", async () => {
  const folder = temporaryFolder();
  const server = new ServerProcess({ PARAVENT_DATA: folder.path }, { weighed: true });
  try {
    const table = await HonestTable.open(await server.address(), "dclight", ["Ana", "Bor"]);
    await table.move(Rng.from("honest"));
    expect(await table.heardUnasked()).toEqual([]);
    // Told whole, it is the table they know, in whatever order its parts are written.
    for (const { line } of table.players) {
      line.send({ t: "follow", table: table.id });
      line.heard.push(await line.next("table"));
    }
    expect(await table.heardUnasked()).toEqual([]);
    // A fault as an attacker would find it: another line moves for the seat.
    const twin = await table.players[1]!.browser.connect();
    twin.send({ t: "say", cmd: "not-honest", table: table.id, to: null, text: "a word" });
    await twin.reply("not-honest");
    // Who is there may be told anew meanwhile, with the word in it.
    const heard = await table.heardUnasked();
    expect(heard.filter((one) => one.includes('"t":"said"'))).toHaveLength(2);
    twin.send({ t: "setting", cmd: "not-honest-either", table: table.id, about: "*", ask: "never" });
    await twin.reply("not-honest-either");
    twin.hangUp();
    table.close();
    await server.stop();
    expect(await addedRows(folder.path, new Map([[table.id, table.carriedOut]]))).toEqual([
      "a table of 1 honest answers has 2 rows",
    ]);
  } finally {
    await server.kill();
    folder.remove();
  }
});

test("the same seed sends the same frames and requests", () => {
  const target: Target = { table: "t", elsewhere: ["u"], question: null, open: 3, seat: 1, carriedOut: ["done-1"] };
  const frames = () => {
    const rng = Rng.from("seed");
    return Array.from({ length: 200 }, (_, n) => String(hostileFrame(target, rng, n)));
  };
  expect(frames()).toEqual(frames());
  const requests = () => {
    const rng = Rng.from("seed");
    return Array.from({ length: 200 }, () => hostileRequest(["t"], ["toy"], "paravent=x.y", rng));
  };
  expect(requests()).toEqual(requests());
});
