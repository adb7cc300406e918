import type { PublicSeoAddress } from "@keystead/contract/web";
import { expect, it } from "vitest";

import { hubFacts } from "./hub-facts.ts";

function page(path: string, language: PublicSeoAddress["language"], topic = ""): PublicSeoAddress {
  const updatedAt = "2026-11-20T00:00:00.000Z";
  return { path, pageType: "guide", title: path, metaDescription: "", topic, language, updatedAt };
}

const pages = [
  page("/guides/deposit-return", "en", "deposit-return"),
  page("/guides/kaution", "de", "deposit-return"),
  page("/guides/rent-arrears", "en", "rent-arrears"),
  page("/guides/loyers", "fr", "rent-arrears"),
  page("/guides/chiavi", "it"),
  page("/tools/mietrendite", "de", "rental-yield"),
];

it("lists a folder in the reader's language first, and in another one only what is missing there", () => {
  const hub = hubFacts(pages, { path: "/guides", language: "de" });
  expect(hub.folder).toBe("guides");
  expect(hub.own.map(({ path }) => path)).toEqual(["/guides/kaution"]);
  expect(hub.others.map(({ path }) => path)).toEqual(["/guides/rent-arrears", "/guides/chiavi"]);
});

it("lists nothing twice where all is there", () => {
  const hub = hubFacts(pages, { path: "/guides", language: "en" });
  expect(hub.own.map(({ path }) => path)).toEqual(["/guides/deposit-return", "/guides/rent-arrears"]);
  expect(hub.others.map(({ path }) => path)).toEqual(["/guides/chiavi"]);
});
