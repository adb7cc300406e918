import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/**
 * Resolves once an opened drawer has the focus: until then it would take the focus from the field that a test types
 * into.
 */
export async function focusTaken(): Promise<void> {
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
}
