import { expect, it } from "vitest";

import { sharedText } from "./shared-text.ts";

const meta = (name: string, content: string) => `<meta property="og:${name}" content="${content}"/>`;

it("reads what the page says, without the name at the end of its title", () => {
  const html = meta("site_name", "Keystead") + meta("title", "Plans &amp; &quot;prices&quot; | Keystead");
  expect(sharedText(html)).toEqual({ appName: "Keystead", title: 'Plans & "prices"', description: "" });
  expect(sharedText(html + meta("description", "It&#x27;s free"))?.description).toBe("It's free");
});

it("has nothing of a page that is not to be found", () => {
  expect(sharedText('<meta name="robots" content="noindex"/>')).toBeNull();
});
