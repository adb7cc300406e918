import { DEFAULT_BUTTON_TEXT } from "@keystead/domain/seo";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { siteText } from "../../site/site-text.server.ts";
import { outlineOf } from "./section-outline.ts";
import { SeoPart } from "./seo-part.tsx";

/** The button of a page in this language whose author wrote these words on it. */
function buttonOf(language: "en" | "es" | "de" | "fr" | "it", buttonText: string): string {
  const section = { type: "cta", heading: "Begin", content: "", buttonText, buttonLink: "/tariffs" } as const;
  document.body.innerHTML = outlineOf([section])
    .map((part) => renderToStaticMarkup(<SeoPart part={part} text={siteText[language].seoPage} />))
    .join("");
  return document.querySelector("a")?.textContent ?? "";
}

it.each([
  ["en", "Get Started"],
  ["es", "Empiece ahora"],
  ["de", "Jetzt starten"],
  ["fr", "Commencer"],
  ["it", "Inizi ora"],
] as const)("[SEO-01] a button that was left open says in %s: %s", (language, words) => {
  expect(buttonOf(language, DEFAULT_BUTTON_TEXT)).toBe(words);
});

it("[SEO-01] a button says what its author wrote", () => {
  expect(buttonOf("de", "Zu den Tarifen")).toBe("Zu den Tarifen");
});
