import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { payable } from "../../../../testing/records/payable.ts";
import { show } from "../../../../testing/show.tsx";
import { PaySheetButton } from "./pay-sheet-button.tsx";

function Line() {
  const [opened, setOpened] = useState(false);
  return <PaySheetButton payable={payable} what="Ada, November" opened={opened} onOpenedChange={setOpened} />;
}

it("fetches the sheet with the first click, and closing gives the focus back to the button", async () => {
  const user = await show(<Line />);
  const button = () => screen.getByRole("button", { name: /Ada, November/ });
  expect(button().getAttribute("aria-expanded")).toBe("false");
  await user.click(button());
  await screen.findByRole("dialog");
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /Amount/ }));
  });
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(button());
  });
});
