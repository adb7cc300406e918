import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { lease, payment, transfer } from "../../testing/lease.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { PaymentsCard } from "./payments-card.tsx";

it.each([
  ["owner", false, ["Receipt", "Refund", "Edit", "History", "Delete"]],
  ["assistant", true, ["Receipt", "Refund", "Edit", "History", "Delete"]],
  ["assistant", false, ["Receipt", "Refund", "Edit", "History"]],
] as const)(
  "offers the %s, for whom it is their own payment: %s, what the role may do",
  async (role, own, offered) => {
    const id = "00000000-0000-4000-8000-000000000700";
    answerWith(({ path }) =>
      path === "/api/v1/workspaces"
        ? Response.json({ items: [{ id, kind: "own", name: "", role, ownerName: "" }], current: id })
        : new Promise<Response>(() => {}),
    );
    const user = await show(
      <PaymentsCard
        lease={{ ...lease, payments: [{ ...payment, own }], transfers: [{ ...transfer, own }] }}
        shownTransfer={null}
        onVerb={() => {}}
      />,
    );
    const line = screen.getByRole("button", { name: /^3 Nov 2026/ });
    await user.click(line);
    await waitFor(() => {
      expect(sent.some(({ path }) => path === "/api/v1/workspaces")).toBe(true);
    });
    await waitFor(() => {
      const buttons = screen.getAllByRole("button").filter((one) => one !== line);
      expect(buttons.map(({ textContent }) => textContent)).toEqual([...offered]);
    });
  },
);
