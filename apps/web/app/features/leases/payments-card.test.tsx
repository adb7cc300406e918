import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { lease, payment } from "../../testing/lease.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { PaymentsCard } from "./payments-card.tsx";

it.each([
  ["owner", false, ["Refund", "Edit payment", "Delete"]],
  ["assistant", true, ["Refund", "Edit payment", "Delete"]],
  ["assistant", false, ["Refund", "Edit payment"]],
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
      <PaymentsCard lease={{ ...lease, payments: [{ ...payment, own }] }} onVerb={() => {}} />,
    );
    await waitFor(() => {
      expect(sent.some(({ path }) => path === "/api/v1/workspaces")).toBe(true);
    });
    await user.click(screen.getByRole("button", { name: /^Actions for/ }));
    await waitFor(() => {
      expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([...offered]);
    });
  },
);
