import { mkdirSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { readConfig } from "../config/config.ts";
import { type RunningServer, serve } from "../serve.ts";
import { Browser } from "../testing/browser.ts";
import { temporaryFolder } from "../testing/rig.ts";

const PAGE = "<!doctype html><title>Paravent</title>".repeat(20);
const CODE = "export const same = 'same';\n".repeat(200);
const FACE = "not really a font".repeat(40);
const FOR_GOOD = "public, max-age=31536000, immutable";

const folder = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  const clientFolder = join(folder.path, "client");
  mkdirSync(join(clientFolder, "assets"), { recursive: true });
  const texts = { "index.html": PAGE, "assets/main-1a2b.js": CODE, "assets/main-1a2b.css": CODE };
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(clientFolder, name), text);
    writeFileSync(join(clientFolder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(clientFolder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(clientFolder, "assets/face-1a2b.woff2"), FACE);
  const settings = { PORT: "0", PARAVENT_DATA: join(folder.path, "data"), PARAVENT_LOG: "silent" };
  server = await serve({ ...readConfig(settings), clientFolder }, new Map());
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request whose answer is left as it came: fetch would unpack it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(server.address + path, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).on("error", reject);
  });
}

const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

it.each([
  ["/assets/main-1a2b.js", CODE, "application/javascript", FOR_GOOD],
  ["/assets/main-1a2b.css", CODE, "text/css", FOR_GOOD],
  ["/", PAGE, "text/html", "no-cache"],
  ["/table/abc", PAGE, "text/html", "no-cache"],
])("sends %s as small as the browser can read it", async (path, text, type, kept) => {
  const wishes: [string, string | undefined][] = [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ];
  for (const [accepted, encoding] of wishes) {
    const { status, headers, body } = await ask(path, accepted ? { "accept-encoding": accepted } : {});
    expect([status, headers["content-encoding"], headers.vary]).toEqual([200, encoding, "accept-encoding"]);
    expect(headers["content-type"]).toContain(type);
    expect(headers["cache-control"]).toBe(kept);
    expect((encoding ? unpack[encoding]!(body) : body).toString()).toBe(text);
  }
});

it("sends what has no compressed copy as it is", async () => {
  const { headers, body } = await ask("/assets/face-1a2b.woff2", { "accept-encoding": "gzip, br" });
  expect([headers["content-encoding"], headers["content-type"], body.toString()]).toEqual([
    undefined,
    "font/woff2",
    FACE,
  ]);
});

it("says that nothing has changed, to each copy by its own mark", async () => {
  const marks = new Set<string>();
  for (const accepted of ["br", "gzip", "identity"]) {
    const first = await ask("/", { "accept-encoding": accepted });
    const etag = first.headers.etag!;
    marks.add(etag);
    const again = await ask("/", { "accept-encoding": accepted, "if-none-match": etag });
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, "accept-encoding"]);
    expect(again.headers["cache-control"]).toBe("no-cache");
  }
  expect(marks.size).toBe(3);
});

it.each(["identity", "br"])("sends a part of a file (%s) that continues what was sent before", async (accepted) => {
  const wish = { "accept-encoding": accepted };
  const whole = await ask("/assets/main-1a2b.js", wish);
  const part = await ask("/assets/main-1a2b.js", { ...wish, range: "bytes=10-" });
  expect(part.status).toBe(206);
  expect(part.headers["content-encoding"]).toBe(whole.headers["content-encoding"]);
  expect(part.headers["content-range"]).toBe(`bytes 10-${whole.body.length - 1}/${whole.body.length}`);
  expect(part.body.equals(whole.body.subarray(10))).toBe(true);
});

it("compresses nothing that may hold a secret", async () => {
  const { status, headers } = await ask("/api/games", { "accept-encoding": "gzip, br" });
  expect([status, headers["content-encoding"]]).toEqual([200, undefined]);

  const visitor = new Browser(server.address);
  await visitor.signIn("Anna");
  const socket = new WebSocket(`${server.address.replace("http", "ws")}/ws`, {
    headers: { cookie: visitor.cookie! },
    perMessageDeflate: true,
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  expect(socket.extensions).toBe("");
  socket.terminate();
});
