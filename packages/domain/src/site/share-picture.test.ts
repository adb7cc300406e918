import { expect, it } from "vitest";

import { sharedPage, sharePicturePath } from "./index.ts";

it.each([
  ["/en", "/share/en.png"],
  ["/de/tariffs", "/share/de/tariffs.png"],
  ["/guides/kaution-abrechnen", "/share/guides/kaution-abrechnen.png"],
])("%s has its picture at %s", (page, picture) => {
  expect(sharePicturePath(page)).toBe(picture);
  expect(sharedPage(picture)).toBe(page);
});

it.each([
  "/share.png",
  "/share/.png",
  "/share/en",
  "/share/../en.png",
  "/share/a/b/c.png",
  "/share/EN.png",
  "/en.png",
])("%s is the picture of no page", (address) => {
  expect(sharedPage(address)).toBeNull();
});
