import { expect, it } from "vitest";

import { sharedWords } from "./shared-words.ts";

const meta = (name: string, content: string) => `<meta property="og:${name}" content="${content}"/>`;

it("reads what the page says, without the name at the end of its title", () => {
  const html = meta("site_name", "Keystead") + meta("title", "Plans &amp; &quot;prices&quot; | Keystead");
  expect(sharedWords(html)).toEqual({ appName: "Keystead", title: 'Plans & "prices"', description: "" });
  expect(sharedWords(html + meta("description", "It&#x27;s free"))?.description).toBe("It's free");
});

it("has nothing of a page that is not to be found", () => {
  expect(sharedWords('<meta name="robots" content="noindex"/>')).toBeNull();
});
