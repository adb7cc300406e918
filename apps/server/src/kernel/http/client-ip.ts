import { BlockList, isIP } from "node:net";

import type { TrustProxy } from "#env.ts";

/** Reads the client's address of a request: the socket's, or what a trusted proxy says about it. */
export type ClientIp = (socketAddress: string | undefined, forwardedFor: string | null) => string;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** The right-most address that is no trusted proxy; a header from anybody else is not even read. */
export function clientIpReader(trust: TrustProxy): ClientIp {
  return (socketAddress, forwardedFor) => {
    const peer = withoutMappedPrefix(socketAddress ?? "");
    const chain = [...parseForwarded(forwardedFor), peer];
    if ("hops" in trust) return chain[Math.max(0, chain.length - 1 - trust.hops)] ?? peer;
    const trusted = blockListOf(trust.proxies);
    for (let i = chain.length - 1; i > 0; i--) {
      const address = chain[i] ?? "";
      if (!contains(trusted, address)) return address;
    }
    return chain[0] ?? peer;
  };
}

/** One bucket per client: an IPv6 visitor owns a whole /64, so the limits count that. */
export function limitKeyOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  return expandIpv6(ip).slice(0, 4).join(":");
}

function parseForwarded(header: string | null): readonly string[] {
  if (header === null || header.length > 1_000) return [];
  const parts = header.split(",").map((part) => withoutMappedPrefix(part.trim()));
  // One malformed hop makes everything left of it worthless.
  const lastBad = parts.findLastIndex((part) => isIP(part) === 0);
  return parts.slice(lastBad + 1);
}

function withoutMappedPrefix(ip: string): string {
  return ip.toLowerCase().startsWith("::ffff:") && ip.includes(".") ? ip.slice(7) : ip;
}

function blockListOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of proxies.flatMap((proxy) => NAMED[proxy] ?? [proxy])) {
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

function expandIpv6(ip: string): readonly string[] {
  const [head = "", tail] = (ip.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
