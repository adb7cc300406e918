import { within } from "@testing-library/react";

/** The content of the collision dialog: for each field its label, the typed value and the stored one. */
export function collisionsIn(question: HTMLElement): readonly (readonly (string | null)[])[] {
  return within(question)
    .getAllByRole("group")
    .map((field) =>
      [...field.querySelectorAll("legend, label > span")].map(({ textContent }) => textContent),
    );
}
