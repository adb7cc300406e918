import { expect, it } from "vitest";

import { DEVICE_DAYS, deviceCookie, isKnownDevice } from "./device-cookie.ts";

const cookie = { https: true, secret: "a secret of the tests", now: new Date("2026-03-10T09:00:00Z") };
const later = (days: number) => ({ ...cookie, now: new Date(cookie.now.getTime() + days * 86_400_000) });
/** What the browser sends back. */
const sent = (set: string) => `other=1; ${set.split(";", 1)[0] ?? ""}`;

it("knows the account that signed in here, and no other", () => {
  const header = sent(deviceCookie(null, "ann@example.com", cookie));
  expect(isKnownDevice(header, "ann@example.com", cookie)).toBe(true);
  expect(isKnownDevice(header, "bob@example.com", cookie)).toBe(false);
  expect(isKnownDevice(null, "ann@example.com", cookie)).toBe(false);
});

it("is bound to this host over https, unreadable to scripts, and names nobody", () => {
  const set = deviceCookie(null, "annabelle@example.com", cookie);
  expect(set).toMatch(
    /^__Host-keystead_device=\S+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(set).not.toMatch(/annabelle|example/);
});

it.each([
  ["made up", "__Host-keystead_device=mm5.abc.def"],
  ["empty", "__Host-keystead_device="],
  ["not even encoded", "__Host-keystead_device=%E0%A4%A"],
])("does not know what is %s", (_what, header) => {
  expect(isKnownDevice(header, "ann@example.com", cookie)).toBe(false);
});

it("does not know an entry that another secret signed, or whose time was changed", () => {
  const set = deviceCookie(null, "ann@example.com", { ...cookie, secret: "another secret" });
  expect(isKnownDevice(sent(set), "ann@example.com", cookie)).toBe(false);
  const own = sent(deviceCookie(null, "ann@example.com", cookie));
  const stretched = own.replace(/device=[^.]+/, `device=${later(1).now.getTime().toString(36)}`);
  expect(isKnownDevice(stretched, "ann@example.com", cookie)).toBe(false);
});

it("forgets a device after ninety days", () => {
  const header = sent(deviceCookie(null, "ann@example.com", cookie));
  expect(isKnownDevice(header, "ann@example.com", later(DEVICE_DAYS - 1))).toBe(true);
  expect(isKnownDevice(header, "ann@example.com", later(DEVICE_DAYS))).toBe(false);
});

it("keeps five accounts of a household beside each other, the newest", () => {
  let header = "";
  for (const name of ["ann", "bob", "cem", "dee", "eli", "fay", "bob"])
    header = sent(deviceCookie(header, `${name}@example.com`, cookie));
  const known = ["ann", "bob", "cem", "dee", "eli", "fay"].filter((name) =>
    isKnownDevice(header, `${name}@example.com`, cookie),
  );
  expect(known).toEqual(["bob", "cem", "dee", "eli", "fay"].filter((name) => known.includes(name)));
  expect(known).toHaveLength(5);
});
