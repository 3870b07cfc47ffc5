import { describe, expect, it } from "vitest";
import { TokenBucket } from "./bucket.ts";
import { Limits } from "./limits.ts";
import { networkOf } from "./network.ts";
import { COUNTS, RATES } from "./numbers.ts";

describe("a bucket", () => {
  it("gives what there is, and says how long the next takes", () => {
    const bucket = new TokenBucket(2, 4, 0);
    expect([bucket.take(1, 0), bucket.take(1, 0), bucket.take(1, 0)]).toEqual([true, true, false]);
    expect(bucket.wait(1, 0)).toBe(250);
    expect(bucket.take(1, 250)).toBe(true);
    // What is done already is owed, and paid back before anything else is given.
    bucket.owe(3, 250);
    expect(bucket.wait(1, 250)).toBe(1000);
    expect(bucket.wait(1, 1250)).toBe(0);
  });
});

describe("a network", () => {
  it("is an address, or what a household is given of IPv6", () => {
    expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
    expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
    expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(networkOf("2001:db8:1:2::9")).toBe(networkOf("2001:db8:1:2:ffff::"));
    expect(networkOf("2001:db8:1:3::9")).not.toBe(networkOf("2001:db8:1:2::9"));
    expect(networkOf("2001:db8::9")).toBe("2001:db8:0:0::/64");
    expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
    expect(networkOf("::1")).toBe("0:0:0:0::/64");
    expect(networkOf("not an address")).toBe("unknown");
  });
});

describe("limits", () => {
  const at = (player: string | null, network = "192.0.2.7") => ({ player, network });
  const granted = (limits: Limits, player: (n: number) => string | null, tries: number) =>
    Array.from({ length: tries }, (_, n) => limits.ask("follows", at(player(n)))).filter((wait) => wait === null);

  it("hold for a session, and for all sessions of an address together", () => {
    expect(granted(new Limits(1), () => "anna", 500)).toHaveLength(RATES.follows.session.burst);
    expect(granted(new Limits(1), (n) => `guest-${n}`, 500)).toHaveLength(RATES.follows.address.burst);
    expect(granted(new Limits(1), () => null, 500)).toHaveLength(RATES.follows.address.burst);
    expect(granted(new Limits(0.1), (n) => `guest-${n}`, 500)).toHaveLength(RATES.follows.address.burst / 10);
  });

  it("of one address leave another alone, and say when to come back", () => {
    const limits = new Limits(1);
    granted(limits, () => null, 500);
    expect(limits.ask("follows", at(null))).toBe(1);
    expect(limits.ask("follows", at("anna", "192.0.2.8"))).toBeNull();
    // What was refused has cost nobody anything.
    expect(limits.ask("lists", at(null))).toBeNull();
  });

  it("leave room for a club of twenty behind one address", () => {
    for (const [kind, { session, address }] of Object.entries(RATES)) {
      if (kind === "requests") continue;
      expect(address.burst, kind).toBeGreaterThanOrEqual(4 * (session?.burst ?? 20));
    }
    expect(RATES.guests.address.burst).toBeGreaterThanOrEqual(5 * 20);
    expect(COUNTS.sockets.address).toBeGreaterThanOrEqual(10 * 20);
  });

  it("count open sockets, and forget them when they close", () => {
    const limits = new Limits(0.1);
    const anna = at("anna");
    expect([limits.enter(anna), limits.enter(anna), limits.enter(anna)]).toEqual([true, true, false]);
    limits.leave(anna);
    expect(limits.enter(anna)).toBe(true);
    const open = Array.from({ length: 40 }, (_, n) => limits.enter(at(`guest-${n}`)));
    expect(open.filter(Boolean)).toHaveLength(COUNTS.sockets.address / 10 - 2);
    expect(limits.enter(at("anna", "192.0.2.8"))).toBe(false);
    expect(limits.enter(at("bert", "192.0.2.8"))).toBe(true);
  });

  it("remember nobody who has been quiet", () => {
    const limits = new Limits(1000);
    for (let n = 0; n < 50; n++) limits.wait("lists", at(`guest-${n}`));
    limits.owe("bytesOut", at("anna"), 1e12);
    limits.sweep();
    expect(limits.remembered).toBe(2);
  });
});
