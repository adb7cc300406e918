import { within } from "@testing-library/react";

/** What the question after a collision names: of each field its label, the value typed here and the stored one. */
export function collisionsIn(question: HTMLElement): readonly (readonly (string | null)[])[] {
  return within(question)
    .getAllByRole("group")
    .map((field) =>
      [...field.querySelectorAll("legend, label > span")].map(({ textContent }) => textContent),
    );
}
