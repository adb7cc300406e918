import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Resolves once an opened drawer has the focus: before that it would take it from the field that a test writes into. */
export async function focusTaken(): Promise<void> {
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
}
