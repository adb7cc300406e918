import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { MarkPaidButton } from "./mark-paid-button.tsx";

const row = {
  ref: "2026-11:rent",
  kind: "rent",
  period: "2026-11",
  dueOn: "2026-11-05",
  outstanding: "237.50",
} as const;

function Row() {
  const [opened, setOpened] = useState(false);
  return (
    <MarkPaidButton
      leaseId="8b0d4a3e-1111-4222-8333-444455556666"
      currency="EUR"
      today="2026-11-19"
      rows={[row]}
      row={row}
      what="Ada, November"
      opened={opened}
      onOpenedChange={setOpened}
    />
  );
}

it("fetches the form with the first click, and closing gives the focus back to the button", async () => {
  const user = await show(<Row />);
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
