import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { show } from "../../../testing/show.tsx";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { cellId } from "./cell-focus.ts";
import { moveByKey } from "./sheet-keys.ts";

const submitted = vi.fn<() => void>();

/** Two lines of two cells, "a1" to "b2". */
async function sheet() {
  return show(
    <KeyForm
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      {["a1", "b1", "a2", "b2"].map((text, at) => {
        const [row, column] = [Math.floor(at / 2), at % 2];
        return (
          <input
            key={text}
            id={cellId(row, column)}
            data-row={row}
            data-column={column}
            aria-label={text}
            defaultValue={text}
            onKeyDown={moveByKey}
          />
        );
      })}
    </KeyForm>,
  );
}

function at(name: string, caret?: number): HTMLInputElement {
  const cell = screen.getByRole<HTMLInputElement>("textbox", { name });
  cell.focus();
  if (caret === undefined) cell.select();
  else cell.setSelectionRange(caret, caret);
  return cell;
}
const where = () => document.activeElement?.getAttribute("aria-label");

beforeEach(() => submitted.mockClear());

it.each([
  ["Enter", {}, "a1", undefined, "a2"],
  ["Enter", { shiftKey: true }, "a2", undefined, "a1"],
  ["ArrowDown", {}, "b1", undefined, "b2"],
  ["ArrowUp", {}, "b2", undefined, "b1"],
  ["ArrowRight", {}, "a1", undefined, "b1"],
  ["ArrowLeft", {}, "b1", undefined, "a1"],
  ["ArrowRight", {}, "a1", 2, "b1"],
  ["ArrowLeft", {}, "b1", 0, "a1"],
  // Within the text the arrows move the cursor.
  ["ArrowRight", {}, "a1", 1, "a1"],
  ["ArrowLeft", {}, "b1", 1, "b1"],
  ["ArrowLeft", { shiftKey: true }, "b1", 0, "b1"],
  ["ArrowDown", { altKey: true }, "a1", undefined, "a1"],
  // At the edges there is no further cell.
  ["ArrowUp", {}, "a1", undefined, "a1"],
  ["ArrowRight", {}, "b2", undefined, "b2"],
] as const)("%s with %o in %s at %s goes to %s", async (key, held, from, caret, to) => {
  await sheet();
  fireEvent.keyDown(at(from, caret), { key, ...held });
  expect(where()).toBe(to);
});

it("sends nothing by Enter, from the last line either, and everything by Ctrl or Cmd with it", async () => {
  await sheet();
  const last = at("b2");
  // By default the browser would submit the form.
  expect(fireEvent.keyDown(last, { key: "Enter" })).toBe(false);
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.keyDown(last, { key: "Enter", ctrlKey: true });
  fireEvent.keyDown(last, { key: "Enter", metaKey: true });
  expect(submitted).toHaveBeenCalledTimes(2);
});
