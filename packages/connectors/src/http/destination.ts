/**
 * Where a request may go. Sources are on the public internet and speak https. A private,
 * loopback or link-local address is refused, also when a public name resolves to it, because an
 * address that a person typed must not reach into the network we run in. A connection that says
 * so (an ERP in the customer's own network) may go to private addresses, there also by http; not
 * to link-local ones, where a cloud hands its machines their keys and no ERP ever is.
 */
import { BlockList, isIP } from "node:net";
import { SourceError } from "#ledger/source-error.ts";

/** All addresses a name stands for. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

export type DestinationRule = { resolveHost: ResolveHost; allowsPrivateAddresses: boolean };

export async function checkDestination(url: URL, rule: DestinationRule): Promise<void> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new SourceError("refused", `${url.protocol} is not a way to reach a source.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new SourceError("refused", `The address of ${host} carries a password.`);
  }
  const addresses = await allowedAddresses(host, rule);
  if (url.protocol === "http:" && addresses.some(isPublic)) {
    throw new SourceError("refused", `${host} is asked without encryption. Use an https address.`);
  }
}

/** The addresses of a host, once it is certain that a request may go to each of them. */
export async function allowedAddresses(host: string, rule: DestinationRule): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await resolved(host, rule);
  const isAllowed = rule.allowsPrivateAddresses ? isNotLinkLocal : isPublic;
  if (addresses.every(isAllowed)) return addresses;
  throw new SourceError("refused", `${host} is a private address. Requests there are refused.`);
}

async function resolved(host: string, { resolveHost }: DestinationRule) {
  const addresses = await resolveHost(host).catch((cause: unknown) => {
    throw new SourceError("unreachable", `The name ${host} cannot be found.`, { cause });
  });
  if (addresses.length > 0) return addresses;
  throw new SourceError("unreachable", `The name ${host} cannot be found.`);
}

/** What IANA keeps for special use; everything else is somebody's address on the internet. */
const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  SPECIAL.addSubnet(network, prefix, "ipv4");
}

/** Only 2000::/3 is handed out; inside it, what wraps a v4 address or is for documents is not. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");
const SPECIAL_IN_GLOBAL = new BlockList();
SPECIAL_IN_GLOBAL.addSubnet("2001::", 23, "ipv6");
SPECIAL_IN_GLOBAL.addSubnet("2001:db8::", 32, "ipv6");
SPECIAL_IN_GLOBAL.addSubnet("2002::", 16, "ipv6");
SPECIAL_IN_GLOBAL.addSubnet("3fff::", 20, "ipv6");

/** The last one is where a cloud keeps the keys of its machines in version 6. */
const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet("169.254.0.0", 16, "ipv4");
LINK_LOCAL.addSubnet("fe80::", 10, "ipv6");
LINK_LOCAL.addAddress("fd00:ec2::254", "ipv6");

function isNotLinkLocal(address: string): boolean {
  const v4 = isIP(address) === 4 ? address : mappedV4(address);
  if (v4 !== undefined) return !LINK_LOCAL.check(v4, "ipv4");
  return !LINK_LOCAL.check(address.replace(/%.*$/, ""), "ipv6");
}

function isPublic(address: string): boolean {
  const v4 = isIP(address) === 4 ? address : mappedV4(address);
  if (v4 !== undefined) return !SPECIAL.check(v4, "ipv4");
  return GLOBAL.check(address, "ipv6") && !SPECIAL_IN_GLOBAL.check(address, "ipv6");
}

/** ::ffff:127.0.0.1 and its spelling ::ffff:7f00:1 are the v4 address they carry. */
function mappedV4(address: string): string | undefined {
  const canonical = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const groups = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (!groups) return undefined;
  const [high = 0, low = 0] = groups.slice(1).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
