import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { useUnpressed } from "./use-unpressed.ts";

/** As a list that is found to be empty: another button takes the place of the first one. */
function Replaced({ value, onPress }: { readonly value: string; readonly onPress: (shown: string) => void }) {
  const shown = useUnpressed(value);
  return (
    <button key={shown} type="button" onClick={() => onPress(shown)}>
      {shown}
    </button>
  );
}

function shownOnce() {
  const onPress = vi.fn<(shown: string) => void>();
  const { rerender } = render(<Replaced value="list" onPress={onPress} />);
  return { onPress, change: (value: string) => rerender(<Replaced value={value} onPress={onPress} />) };
}

it("shows another value at once where nothing is pressed", () => {
  const { change } = shownOnce();
  change("empty");
  expect(screen.getByRole("button").textContent).toBe("empty");
});

it.each([
  ["a pointer", "pointerDown", "pointerUp"],
  ["a key", "keyDown", "keyUp"],
] as const)("keeps the button under %s until its click has come", async (_of, down, up) => {
  const { change, onPress } = shownOnce();
  const button = screen.getByRole("button");
  fireEvent[down](button);
  fireEvent.blur(document.body);
  change("empty");
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole("button")).toBe(button);
  fireEvent[up](button);
  fireEvent.click(button);
  expect(onPress.mock.calls).toEqual([["list"]]);
  await screen.findByText("empty");
  fireEvent.click(screen.getByRole("button"));
  expect(onPress.mock.calls).toEqual([["list"], ["empty"]]);
});

it("shows the last of several values, and none that was taken back", async () => {
  const { change } = shownOnce();
  fireEvent.pointerDown(screen.getByRole("button"));
  change("empty");
  change("list");
  change("nothing yet");
  fireEvent.pointerCancel(screen.getByRole("button"));
  await screen.findByText("nothing yet");
  expect(screen.queryByText("empty")).toBeNull();
});
