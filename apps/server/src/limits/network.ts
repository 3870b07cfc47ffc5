import { isIPv4, isIPv6 } from "node:net";

/** Where an address belongs: itself, or for IPv6 the network of 64 bits that one household or one machine is given. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** The eight groups of an IPv6 address. A URL writes every address in one way, with at most one gap. */
function groupsOf(address: string): number[] {
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const read = (text: string | undefined) => (text ? text.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}
