import { lookup } from "node:dns";
import { request as plainRequest, type RequestOptions } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublic } from "./public-addresses.ts";

/** An answer that takes longer does not come. */
const PATIENCE_MS = 10_000;

export interface Parcel {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/**
 * Posts to addresses that players have given us. They must not lead into the network this server stands in: only https
 * at its usual port, only to public addresses, checked when the name has been resolved and on the very address that is
 * connected to. Redirections are not followed, and of the answer only the status is read.
 */
export class Outgoing {
  private readonly mayStayInside: boolean;

  /** `mayStayInside`: whoever runs the server lets it post into its own network, and without encryption. */
  constructor(mayStayInside: boolean) {
    this.mayStayInside = mayStayInside;
  }

  /** Whether something could be posted there, as far as the address itself tells. */
  accepts(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, username, password, port, hostname } = new URL(address);
    if (username !== "" || password !== "") return false;
    if (this.mayStayInside) return protocol === "https:" || protocol === "http:";
    const host = hostname.replace(/^\[|\]$/g, "");
    return protocol === "https:" && port === "" && (isIP(host) === 0 || isPublic(host));
  }

  /** The status of the answer; null where nobody answers, or nothing may be posted. */
  post(address: string, { headers, body }: Parcel): Promise<number | null> {
    if (!this.accepts(address)) return Promise.resolve(null);
    const url = new URL(address);
    const options: RequestOptions = {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(!this.mayStayInside && { lookup: publicOnly }),
    };
    return new Promise((resolve) => {
      const send = url.protocol === "https:" ? request : plainRequest;
      const posted = send(url, options, (answer) => {
        resolve(answer.statusCode ?? null);
        answer.destroy();
      });
      posted.on("error", () => resolve(null));
      posted.end(body);
    });
  }
}

/** Resolves a name, and fails where any of its addresses is not public: a name that leads to both leads inside. */
const publicOnly: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (fault, addresses) => {
    const [first] = addresses ?? [];
    if (fault || !first) found(fault ?? new Error("the name leads nowhere"), "");
    else if (!addresses.every(({ address }) => isPublic(address))) found(new Error("not a public address"), "");
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
};
