import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { useKeysForMenu } from "./use-keys-for-menu.ts";

const onClose = vi.fn();
const search = "Search tasks";

/** A row whose menu is asked for and never comes. */
function Row() {
  const [isOpen, setOpen] = useState(false);
  useKeysForMenu(isOpen, onClose);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Read the meters
      </button>
      <input aria-label={search} />
    </>
  );
}

it("keeps the keys of the row alone, while its menu is not there", async () => {
  const user = await show(<Row />);
  const row = screen.getByRole("button", { name: "Read the meters" });
  await user.click(row);
  await user.keyboard("{Tab}");
  expect(document.activeElement).toBe(row);
  const box = screen.getByRole("textbox", { name: search });
  await user.click(box);
  await user.keyboard("gas{Tab}");
  expect(box).toHaveProperty("value", "gas");
  expect(document.activeElement).not.toBe(box);
  expect(onClose).not.toHaveBeenCalled();
});
