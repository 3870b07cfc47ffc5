import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { temporaryFolder } from "../testing/rig.ts";
import { serveClient } from "./client-files.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());

async function client(path: string) {
  const app = fastify();
  await serveClient(app, path);
  return (url: string, method: "GET" | "POST" = "GET") => app.inject({ url, method });
}

it("shows the client on every page of its own", async () => {
  mkdirSync(join(folder.path, "assets"));
  writeFileSync(join(folder.path, "index.html"), "the client");
  writeFileSync(join(folder.path, "assets/main-1a2b.js"), "code");
  writeFileSync(join(folder.path, "..", "outside.txt"), "not served");
  const get = await client(folder.path);
  for (const page of ["/", "/table/abc", "/table/abc?x=1"]) {
    const response = await get(page);
    expect([response.statusCode, response.body, response.headers["cache-control"]]).toEqual([
      200,
      "the client",
      "no-cache",
    ]);
  }
  const asset = await get("/assets/main-1a2b.js");
  expect([asset.body, asset.headers["cache-control"]]).toEqual(["code", "public, max-age=31536000, immutable"]);
  for (const missing of ["/assets/gone.js", "/api/nothing", "/..%2foutside.txt"])
    expect((await get(missing)).statusCode).not.toBe(200);
  expect((await get("/table/abc", "POST")).statusCode).toBe(404);
});

it("says so when the client has not been built", async () => {
  const get = await client(join(folder.path, "nothing"));
  const response = await get("/");
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain("npm run build");
});
