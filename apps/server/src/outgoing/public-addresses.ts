import { BlockList, isIP } from "node:net";

/** IPv4 addresses that are not of the public network: this machine, private networks, and those kept for special uses. */
const OWN_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Of IPv6 only this is public at all, and of it not what is kept for special uses or leads back into IPv4. */
const PUBLIC_V6 = ["2000::/3"];
const OWN_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const listOf = (family: "ipv4" | "ipv6", nets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const net of nets) {
    const [address, bits] = net.split("/") as [string, string];
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const own4 = listOf("ipv4", OWN_V4);
const public6 = listOf("ipv6", PUBLIC_V6);
const own6 = listOf("ipv6", OWN_V6);

/** Whether an address belongs to the public network. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !own4.check(address, "ipv4");
  return version === 6 && public6.check(address, "ipv6") && !own6.check(address, "ipv6");
}
