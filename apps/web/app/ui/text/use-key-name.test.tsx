import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { speak } from "../../lib/messages.ts";
import { show } from "../../testing/show.tsx";
import { useKeyName } from "./use-key-name.ts";

function Keys() {
  const nameOf = useKeyName();
  return <p role="note">{["Ctrl", "Space", "Enter", "Esc", "k"].map(nameOf).join(" ")}</p>;
}

it.each([
  ["en", "Ctrl Space Enter Esc k"],
  ["es", "Ctrl Espacio Intro Esc k"],
  ["de", "Strg Leertaste Enter Esc k"],
  ["fr", "Ctrl Espace Entrée Échap k"],
  ["it", "Ctrl Spazio Invio Esc k"],
] as const)("calls the keys as a keyboard in %s labels them", async (language, names) => {
  await show(<Keys />);
  await act(() => speak(language));
  expect(screen.getByRole("note").textContent).toBe(names);
});
