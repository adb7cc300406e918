import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { ShortcutHelp } from "./shortcut-help.tsx";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "../../ui/**/*.{ts,tsx}", "!../../**/*.test.*"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
/** As keyboards label them. */
const onKeyboard: Readonly<Record<string, string>> = { Escape: "Esc", ArrowLeft: "←", ArrowRight: "→" };
const heard = () =>
  [
    ...new Set(
      Object.values(sources).flatMap((source) =>
        [...source.matchAll(/useShortcut\(\s*"(.+?)"/g)].map(([, key = ""]) => key),
      ),
    ),
  ].toSorted();

async function open() {
  answerWith(() =>
    Response.json({
      items: [{ id: "w", kind: "own", name: "", role: "owner", ownerName: "Ada" }],
      current: "w",
    }),
  );
  await show(<ShortcutHelp onClose={() => {}} />);
  await screen.findByText("Record a payment");
}

it("names every key that a screen hears", async () => {
  await open();
  const named = new Set([...document.querySelectorAll("kbd")].map(({ textContent }) => textContent));
  expect(heard()).toContain("m");
  expect(heard().filter((key) => !named.has(onKeyboard[key] ?? key))).toEqual([]);
});

it("says each thing once, with all the ways to it", async () => {
  await open();
  const words = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  const save = screen.getByText("Save the form").parentElement;
  expect([...(save?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "CtrlEnter",
    "CtrlS",
  ]);
});
