import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonical } from "@paravent/kernel";

/**
 * The name of a content: 128 bits of the SHA-256 of its canonical text, in the browser as in Node, and computed synchronously.
 * People send packs, and nobody may send one that passes for another's; the kernel's own hash guards against accidents
 * only.
 */
export function identityOf(content: unknown): string {
  return bytesToHex(sha256(new TextEncoder().encode(canonical(content)))).slice(0, 32);
}
