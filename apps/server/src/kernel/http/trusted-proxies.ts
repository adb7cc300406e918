import { isIP } from "node:net";

/** Which peers may state their clients' addresses: a number of hops, or the addresses of the proxies. */
export type TrustProxy = { readonly hops: number } | { readonly proxies: readonly string[] };

/** Names for networks that no visitor comes from. */
export const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const MOST_HOPS = 20;

/** `2`, `loopback`, `10.0.0.0/8 2001:db8::7`; null for anything else. */
export function readTrustProxy(text: string): TrustProxy | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const [first = ""] = words;
  if (words.length === 1 && /^\d+$/.test(first)) {
    const hops = Number(first);
    return hops <= MOST_HOPS ? { hops } : null;
  }
  return words.every(isNetwork) ? { proxies: words } : null;
}

/** A known name, an address, or an address with a prefix length. */
function isNetwork(word: string): boolean {
  if (Object.hasOwn(namedNetworks, word)) return true;
  const [address = "", prefix, ...rest] = word.split("/");
  const version = isIP(address);
  if (version === 0 || address.includes("%") || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
