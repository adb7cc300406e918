import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease, payment, transfer } from "../../../testing/records/lease.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sent } from "../../../testing/wire.ts";
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
        lease={{ ...sampleLease, payments: [{ ...payment, own }], transfers: [{ ...transfer, own }] }}
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
      const buttons = within(screen.getByRole("list"))
        .getAllByRole("button")
        .filter((one) => one !== line);
      expect(buttons.map(({ textContent }) => textContent)).toEqual([...offered]);
    });
  },
);

it("shows what went back at once as one line that opens into its parts, and takes it away whole", async () => {
  const id = "00000000-0000-4000-8000-000000000700";
  const refundId = "00000000-0000-4000-8000-000000000701";
  answerWith(({ path }) =>
    path === "/api/v1/workspaces"
      ? Response.json({ items: [{ id, kind: "own", name: "", role: "owner", ownerName: "" }], current: id })
      : path === `/api/v1/lease-refunds/${refundId}`
        ? Response.json({ trashId: id })
        : new Promise<Response>(() => {}),
  );
  const back = (amount: string) => [
    { id: refundId, refundedOn: "2026-11-12", amount, credit: "0.00", note: "sent back" },
  ];
  const charge = "00000000-0000-4000-8000-000000000702";
  const payments = [
    { ...payment, refunded: "950.00", refunds: back("950.00") },
    { ...payment, id: charge, kind: "charge" as const, amount: "120.00", refunds: back("120.00") },
  ];
  const whole = { ...transfer, amount: "1070.00", refunded: "1070.00", payments: [payment.id, charge] };
  const user = await show(
    <PaymentsCard
      lease={{ ...sampleLease, payments, transfers: [whole] }}
      shownTransfer={null}
      onVerb={() => {}}
    />,
  );
  await user.click(screen.getByRole("button", { name: /^3 Nov 2026/ }));
  expect(screen.getAllByText(/^Paid back on/)).toHaveLength(1);
  const line = screen.getByText(/^Paid back on/).closest("div");
  expect(line?.querySelector("dd")?.textContent).toBe("−€1,070.00");
  await user.click(screen.getByText("November 2026"));
  expect([...(line?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Rent, November 2026−€950.00",
    "Service charges, November 2026−€120.00",
  ]);
  await user.click(await screen.findByRole("button", { name: "Delete refund" }));
  await waitFor(() => {
    expect(sent.some(({ method, path }) => method === "DELETE" && path.endsWith(refundId))).toBe(true);
  });
});

it("keeps a credit that went back with its payment, and names it as what it was", async () => {
  const october = { ...payment, period: "2026-10", rowRef: "2026-10:rent", amount: "1000.00" };
  const back = { id: "r", refundedOn: "2026-11-12", amount: "80.00", credit: "50.00", note: "" };
  const user = await show(
    <PaymentsCard
      lease={{
        ...sampleLease,
        payments: [{ ...october, refunded: "80.00", refunds: [back] }],
        transfers: [{ ...transfer, amount: "1000.00", refunded: "80.00" }],
      }}
      shownTransfer={null}
      onVerb={() => {}}
    />,
  );
  await user.click(screen.getByRole("button", { name: /^3 Nov 2026/ }));
  expect(screen.getByText("In credit").closest("div")?.textContent).toContain("€50.00");
  const line = screen.getByText(/^Paid back on/).closest("div");
  expect(line?.querySelector("dd")?.textContent).toBe("−€80.00");
  expect([...(line?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Rent, October 2026−€30.00",
    "Credit−€50.00",
  ]);
});
