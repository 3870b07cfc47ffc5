import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Outgoing } from "./post.ts";
import { isPublic } from "./public-addresses.ts";

const taken: { path: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  taken.push({ path: request.url ?? "", body });
  if (request.url === "/moved") response.writeHead(302, { location: "/secret" });
  response.end("x".repeat(1_000_000));
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const PARCEL = { headers: { "content-type": "text/plain" }, body: "hello" };

it("tells public addresses from those inside", () => {
  for (const address of ["1.1.1.1", "8.8.8.8", "172.15.0.1", "192.167.255.255", "2606:4700::1111"])
    expect(isPublic(address), address).toBe(true);
  for (const address of [
    ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ...["169.254.169.254", "100.64.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1"],
    ...["::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"],
    ...["64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001::1", "not an address"],
  ])
    expect(isPublic(address), address).toBe(false);
});

it("takes https at its own port only, without a password, and no address that leads inside", () => {
  const outgoing = new Outgoing(false);
  expect(outgoing.accepts("https://ntfy.sh/topic")).toBe(true);
  expect(outgoing.accepts("https://1.1.1.1/")).toBe(true);
  for (const address of [
    ...[
      "http://ntfy.sh/topic",
      "https://ntfy.sh:8443/",
      "https://me:word@ntfy.sh/",
      "ftp://ntfy.sh/",
      "file:///etc/passwd",
    ],
    // However an address is written, it is read as what it is.
    ...["https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/"],
    ...["https://169.254.169.254/latest/meta-data", "ntfy.sh", ""],
  ])
    expect(outgoing.accepts(address), address).toBe(false);
});

it("posts nothing to a name that leads inside", async () => {
  const outgoing = new Outgoing(false);
  expect(await outgoing.post("https://localhost/", PARCEL)).toBeNull();
  expect(await outgoing.post(`http://127.0.0.1:${port}/`, PARCEL)).toBeNull();
  expect(taken).toEqual([]);
});

it("posts inside where whoever runs the server allows it; follows nowhere and reads no answer", async () => {
  const outgoing = new Outgoing(true);
  expect(await outgoing.post(`http://localhost:${port}/here`, PARCEL)).toBe(200);
  expect(await outgoing.post(`http://127.0.0.1:${port}/moved`, PARCEL)).toBe(302);
  expect(taken).toEqual([
    { path: "/here", body: "hello" },
    { path: "/moved", body: "hello" },
  ]);
  expect(await outgoing.post("http://127.0.0.1:1/", PARCEL)).toBeNull();
});
