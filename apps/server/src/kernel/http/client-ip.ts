import { BlockList, isIP } from "node:net";

import { namedNetworks, type TrustProxy } from "./trusted-proxies.ts";

/**
 * Finds the client's address of a request: the address of the socket, or the one that a trusted proxy states. Null if
 * a trusted proxy's header cannot be read: the client is then unknown, and taking the proxy for the client would
 * bypass region blocks and limits.
 */
export type ClientIp = (socketAddress: string | undefined, forwardedFor: string | null) => string | null;

/** The right-most address that is not a trusted proxy; the header of an untrusted peer is not even read. */
export function clientIpReader(trust: TrustProxy): ClientIp {
  const isEnd = "hops" in trust ? countedHops(trust.hops) : untrusted(blockListOf(trust.proxies));
  return (socketAddress, forwardedFor) => {
    const peer = addressOf(socketAddress ?? "") ?? socketAddress ?? "";
    if (isEnd(peer, 0)) return peer;
    let last = peer;
    let hop = 0;
    // Read from the right: the nearest proxy wrote the last entry, and anybody may have written those further left.
    for (const text of fromTheRight(forwardedFor ?? "")) {
      hop += 1;
      const address = addressOf(text);
      if (isEnd(address, hop)) return address;
      // With counted hops an entry need not be an address; a proxy trusted by its address must have one.
      last = address ?? last;
    }
    return last;
  };
}

/** The key for limits. An IPv6 client owns a whole /64, so all addresses in it share one key. */
export function limitKeyOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  return expandIpv6(ip).slice(0, 4).join(":");
}

/**
 * Whether the search ends at this hop, the peer itself being number 0. It also ends at an entry that cannot be read.
 */
type IsEnd = (address: string | null, hop: number) => boolean;

function countedHops(hops: number): IsEnd {
  return (_address, hop) => hop >= hops;
}

function untrusted(trusted: BlockList): IsEnd {
  return (address) => address === null || !contains(trusted, address);
}

/** Reads one part at a time, because the header may be long and the entries left of the client are not needed. */
function* fromTheRight(header: string): Generator<string> {
  if (header.trim() === "") return;
  for (let end = header.length; end >= 0;) {
    const comma = end === 0 ? -1 : header.lastIndexOf(",", end - 1);
    yield header.slice(comma + 1, end).trim();
    end = comma;
  }
}

/**
 * Reads `IP`, `IP:port`, `[v6]` or `[v6]:port`, and turns an IPv4 address mapped to IPv6 back into IPv4; null for
 * anything else.
 */
function addressOf(text: string): string | null {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1];
  const bare = bracketed ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const version = isIP(bare);
  if (version === 0 || (bracketed !== undefined && version === 4)) return null;
  return version === 4 ? bare : (mappedIpv4(bare) ?? withoutZone(bare));
}

/** `::ffff:192.0.2.1`, in any spelling. */
function mappedIpv4(ip: string): string | null {
  const groups = expandIpv6(ip);
  if (groups.slice(0, 5).some((group) => group !== "0") || groups[5] !== "ffff") return null;
  return groups
    .slice(6)
    .flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    })
    .join(".");
}

/** `fe80::1%eth0`: the interface does not identify the client. */
function withoutZone(ip: string): string {
  return ip.split("%", 1)[0] ?? ip;
}

function blockListOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of proxies.flatMap((proxy) => namedNetworks[proxy] ?? [proxy])) {
    const [address = "", prefix] = entry.split("/");
    const version = isIP(address);
    if (version === 0) continue;
    list.addSubnet(
      address,
      prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix),
      version === 4 ? "ipv4" : "ipv6",
    );
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Eight groups in lower case without leading zeros; a dotted tail becomes the two groups that it stands for. */
function expandIpv6(ip: string): readonly string[] {
  const [head = "", tail] = dottedAsGroups(withoutZone(ip)).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}

function dottedAsGroups(ip: string): string {
  return ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...parts: unknown[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}
