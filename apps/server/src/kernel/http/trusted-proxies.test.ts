import { expect, it } from "vitest";

import { readTrustProxy } from "./trusted-proxies.ts";

it.each([
  ["0", { hops: 0 }],
  ["1", { hops: 1 }],
  [" 2 ", { hops: 2 }],
  ["loopback", { proxies: ["loopback"] }],
  ["private, 203.0.113.7", { proxies: ["private", "203.0.113.7"] }],
  ["10.0.0.0/8 2001:db8::/32", { proxies: ["10.0.0.0/8", "2001:db8::/32"] }],
])("reads %j", (text, trust) => {
  expect(readTrustProxy(text)).toEqual(trust);
});

it.each([
  "banana",
  "21",
  "1 2",
  "-1",
  "1.5",
  "true",
  "Private",
  "private,banana",
  "10.0.0.256",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0.0/8/8",
  "2001:db8::/129",
  "fe80::1%eth0",
  "*",
])("cannot read %j", (text) => {
  expect(readTrustProxy(text)).toBeNull();
});
