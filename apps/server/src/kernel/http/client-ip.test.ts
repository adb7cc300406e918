import { describe, expect, it } from "vitest";

import { clientIpReader, limitKeyOf } from "./client-ip.ts";

const behind = (hops: number) => clientIpReader({ hops });
const trusting = (...proxies: string[]) => clientIpReader({ proxies });

describe("behind one counted proxy", () => {
  it.each([
    ["its one entry", "203.0.113.7", "203.0.113.7"],
    ["the last of what visitors sent along", "198.51.100.1, 10.0.0.1,203.0.113.7", "203.0.113.7"],
    ["an address with a port", "203.0.113.7:51234", "203.0.113.7"],
    ["IPv6", "2001:db8::7", "2001:db8::7"],
    ["IPv6 in brackets", "[2001:db8::7]", "2001:db8::7"],
    ["IPv6 with a port", "[2001:db8::7]:443", "2001:db8::7"],
    ["IPv6 with a zone", "fe80::1%eth0", "fe80::1"],
    ["IPv4 dressed as IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
    ["the same in brackets with a port", "[::FFFF:203.0.113.7]:80", "203.0.113.7"],
    ["the same in hexadecimal", "::ffff:cb00:7107", "203.0.113.7"],
    ["the same written out", "0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
    ["the end of a very long header", `${"198.51.100.1, ".repeat(500)}203.0.113.7`, "203.0.113.7"],
    ["the end of a long piece of nonsense", `${"x".repeat(5_000)}, 203.0.113.7`, "203.0.113.7"],
    ["the peer where nothing was forwarded", "", "192.0.2.1"],
  ])("reads %s", (_what, header, client) => {
    expect(behind(1)("192.0.2.1", header)).toBe(client);
  });

  it("takes the peer where no header came at all", () => {
    expect(behind(1)("::ffff:192.0.2.1", null)).toBe("192.0.2.1");
  });

  it.each([
    "unknown",
    "203.0.113.7, unknown",
    "203.0.113.7,",
    "203.0.113.7:port",
    "203.0.113.7:123456",
    "203.0.113.256",
    "[203.0.113.7]",
    "[2001:db8::7",
    "2001:db8::7]:443",
    "203.0.113.7 198.51.100.1",
    `203.0.113.7, ${"9".repeat(2_000)}`,
  ])("cannot read %j, and says so", (header) => {
    expect(behind(1)("192.0.2.1", header)).toBeNull();
  });
});

describe("behind counted proxies", () => {
  it.each([
    [0, "203.0.113.7", "192.0.2.1"],
    [2, "203.0.113.7, 192.0.2.2", "203.0.113.7"],
    [2, "198.51.100.1, 203.0.113.7, 192.0.2.2:80", "203.0.113.7"],
    // A hop in between whose name is not needed may hide it.
    [2, "203.0.113.7, unknown", "203.0.113.7"],
    [2, "unknown, 192.0.2.2", null],
    // Fewer hops than configured: the furthest known address.
    [3, "203.0.113.7, 192.0.2.2", "203.0.113.7"],
  ])("%i of them: %j", (hops, header, client) => {
    expect(behind(hops)("192.0.2.1", header)).toBe(client);
  });
});

describe("behind proxies known by their addresses", () => {
  it.each([
    ["a stranger's header is not read", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["nor one that cannot be read", "203.0.113.9", "unknown", "203.0.113.9"],
    ["the first that is no proxy", "10.0.0.1", "198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
    ["proxies with ports", "10.0.0.1", "203.0.113.7:4711, 10.0.0.2:80", "203.0.113.7"],
    ["a proxy dressed as IPv6", "::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"],
    ["nothing but proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["nonsense left of the client", "10.0.0.1", "unknown, 203.0.113.7", "203.0.113.7"],
    ["nonsense where the client should stand", "10.0.0.1", "203.0.113.7, unknown", null],
    ["nonsense behind a proxy", "10.0.0.1", "203.0.113.7, _hidden, 10.0.0.2", null],
  ])("%s", (_what, peer, header, client) => {
    expect(trusting("private")(peer, header)).toBe(client);
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1::7", "2001:db8:0:1"],
  ["2001:0DB8:0000:0001:aaaa::", "2001:db8:0:1"],
])("counts %s under %s", (ip, key) => {
  expect(limitKeyOf(ip)).toBe(key);
});
