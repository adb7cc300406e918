import { languages } from "@keystead/domain/languages";
import { describe, expect, it } from "vitest";

import { counted } from "./counted.ts";
import { messagesOf } from "./messages-of.ts";

const notices = messagesOf("mails/notices");

describe("a text with a number", () => {
  it.each([
    ["en", 0, "and 0 more"],
    ["en", 1, "and 1 more"],
    ["en", 21, "and 21 more"],
    ["it", 1, "e un altro"],
    ["it", 2, "e altri 2"],
    ["fr", 0, "et 0 autre"],
    ["fr", 2, "et 2 autres"],
  ] as const)("has the form of %s for %i", (language, count, expected) => {
    expect(counted(notices[language], "more", { language, count })).toBe(expected);
  });

  it("keeps its other places for whoever knows them", () => {
    expect(counted(notices.en, "daysOverdue", { language: "en", count: 3 })).toBe("{{amount}}, 3 days late");
  });

  // Spanish, French and Italian have a plural form for whole millions.
  it.each(languages)("has a form for every number in %s", (language) => {
    for (const count of [0, 1, 2, 11, 21, 100, 1_000_000])
      expect(counted(notices[language], "more", { language, count })).not.toContain("{{");
  });
});
