import { languages } from "@keystead/domain/languages";
import { cleaningSigns, cleaningStates } from "@keystead/domain/turnovers";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { CleaningText } from "./cleaning-sign.tsx";
import { cleaningMessages } from "./cleaning-messages.ts";

const files = import.meta.glob<{ readonly sign: Readonly<Record<string, string>> }>(
  "../../../../../packages/messages/*/cleaning.json",
  { import: "default", eager: true },
);

it("stands with its words: who cleans and how far that is, of a problem both", async () => {
  await show(
    <ul>
      {cleaningStates.map((state) => (
        <li key={state}>
          <CleaningText cleaning={{ sign: state, state, cleaner: null }} />
        </li>
      ))}
      <li>
        <CleaningText cleaning={{ sign: "problem", state: "confirmed", cleaner: "Rosa" }} />
      </li>
    </ul>,
  );
  const lines = screen.getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "No cleaner",
    "Asked",
    "Confirmed",
    "Under way",
    "Done",
    "Rosa · Problem · Confirmed",
  ]);
  // Each sign looks different, and is hidden from screen readers where words state the same.
  const signs = lines.map((line) => line.querySelector("[aria-hidden]")?.getAttribute("data-sign"));
  expect(new Set(signs)).toEqual(new Set(cleaningSigns));
});

it("has a name where it stands alone", () => {
  const messages = cleaningMessages("en");
  expect(messages.name({ sign: "assigned", state: "assigned", cleaner: "Rosa" })).toBe(
    "Cleaning by Rosa: Asked",
  );
  expect(messages.name({ sign: "problem", state: "unassigned", cleaner: null })).toBe(
    "Cleaning: Problem · No cleaner",
  );
});

it("has a word of its own for each state in every language", () => {
  expect(Object.keys(files)).toHaveLength(languages.length);
  for (const { sign } of Object.values(files))
    expect(new Set(cleaningSigns.map((one) => sign[one])).size).toBe(cleaningSigns.length);
});
