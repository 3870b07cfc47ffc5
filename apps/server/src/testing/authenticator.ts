import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyAnswer } from "@paravent/protocol";
import { cose, isoCBOR } from "@simplewebauthn/server/helpers";

/** What a browser is told of a passkey to make, or to use. */
export interface Asked {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** What can be wrong with an answer. */
interface Odd {
  readonly origin?: string;
  readonly site?: string;
  /** Whether the key has made sure that its owner is there. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

const encoded = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

/** A key in a pocket, as browsers speak to it; counts how often it has signed. */
export class Authenticator {
  readonly id = encoded(randomBytes(16));
  private readonly origin: string;
  private readonly key: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  private counter = 0;
  private owner = "";

  constructor(origin: string) {
    this.origin = origin;
    this.key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  make({ challenge, user }: Asked, odd: Odd = {}): NewPasskey {
    this.owner = user!.id;
    const id = Buffer.from(this.id, "base64url");
    const { x, y } = this.key.publicKey.export({ format: "jwk" });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, Uint8Array.from(Buffer.from(x!, "base64url"))],
        [cose.COSEKEYS.y, Uint8Array.from(Buffer.from(y!, "base64url"))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.said(WITH_KEY, odd), Buffer.alloc(16), length, id, publicKey]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authData)],
      ]),
    );
    const clientDataJSON = this.client("webauthn.create", challenge, odd);
    const response = { clientDataJSON, attestationObject: encoded(attestation), transports: ["internal"] };
    return { id: this.id, rawId: this.id, type: "public-key", response };
  }

  sign({ challenge }: Asked, odd: Odd = {}): PasskeyAnswer {
    this.counter = odd.counter ?? this.counter + 1;
    const authData = this.said(0, odd);
    const clientDataJSON = this.client("webauthn.get", challenge, odd);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    const signature = encoded(sign("sha256", signed, this.key.privateKey));
    const response = { clientDataJSON, authenticatorData: encoded(authData), signature, userHandle: this.owner };
    return { id: this.id, rawId: this.id, type: "public-key", response };
  }

  private said(flags: number, { site, isVerified = true }: Odd): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | flags);
    rest.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(site ?? new URL(this.origin).hostname), rest]);
  }

  private client(type: string, challenge: string, { origin = this.origin }: Odd): string {
    return encoded(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
