import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";

/** The least and the longest part of a message as RFC 8188 lays it out: salt, size of records, length of the key. */
const SALT = 16;
const KEY_AT = SALT + 4 + 1;
const TAG = 16;

/** What a browser does for push messages: has keys of its own, and reads what was sealed for it (RFC 8291). */
export class PushBrowser {
  private readonly ecdh = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly publicKey: Buffer;

  constructor() {
    this.publicKey = this.ecdh.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.publicKey.toString("base64url"), auth: this.auth.toString("base64url") };
  }

  read(sealed: Buffer): string {
    const salt = sealed.subarray(0, SALT);
    const length = sealed[KEY_AT - 1]!;
    const sender = sealed.subarray(KEY_AT, KEY_AT + length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.publicKey, sender]);
    const shared = derived(this.ecdh.computeSecret(sender), this.auth, info, 32);
    const key = derived(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derived(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const opening = createDecipheriv("aes-128-gcm", key, nonce);
    opening.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([opening.update(sealed.subarray(KEY_AT + length, -TAG)), opening.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Who signed a push message (RFC 8292): the key they are known by and what they claim; null where the mark is wrong. */
export function signerOf(authorization: string): { key: string; claims: Record<string, unknown> } | null {
  const found = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization);
  if (!found) return null;
  const [, head, body, mark, key] = found as unknown as [string, string, string, string, string];
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const holds = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(mark, "base64url"),
  );
  return holds ? { key, claims: JSON.parse(Buffer.from(body, "base64url").toString()) } : null;
}
