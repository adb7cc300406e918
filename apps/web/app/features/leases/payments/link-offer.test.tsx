import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { openMonth } from "../../../testing/records/payable.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { PaySheet } from "./pay-sheet/pay-sheet.tsx";

const leaseId = "8b0d4a3e-1111-4222-8333-444455556666";
const row = { ref: "2026-11:rent" };
const later = { ref: "2026-12:rent" };

const found = {
  rowRef: row.ref,
  incomeId: "3d2a7c10-aaaa-4bbb-8ccc-ddddeeeeffff",
  receivedOn: "2026-11-03",
  amount: "950.00",
  currency: "EUR",
  method: "cash",
  notes: "by hand",
};

/** The books return these records; payments stay pending. */
function open(items: readonly object[]) {
  answerWith(({ method, path }) =>
    method === "GET" && path === `/api/v1/leases/${leaseId}/linkable-income`
      ? Response.json({ items })
      : new Promise<Response>(() => {}),
  );
  return show(
    <PaySheet
      payable={{
        leaseId,
        tenantName: "Ada",
        rentable: "Lindenhof",
        currency: "EUR",
        today: "2026-12-19",
        months: [openMonth("2026-11", "950.00"), openMonth("2026-12", "950.00")],
        ticked: ["2026-11"],
      }}
      onClose={() => {}}
    />,
  );
}

it("offers a payment that is in the books already, with its day, amount and note, and links it", async () => {
  const user = await open([found]);
  const offer = await screen.findByRole("region", { name: "Already in the books?" });
  expect(offer.textContent).toContain("€950.00");
  expect(offer.textContent).toContain("3 Nov 2026");
  expect(offer.textContent).toContain("by hand");
  await user.click(within(offer).getByRole("button"));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
  expect(sentBy("POST")[0]).toMatchObject({
    path: `/api/v1/leases/${leaseId}/payments`,
    body: { rows: [row.ref], amount: "950.00", incomeId: found.incomeId },
  });
  // The record has the day: none is sent that could contradict it.
  expect(sentBy("POST")[0]?.body).not.toHaveProperty("paidOn");
});

it("offers only what fits a row that is ticked", async () => {
  const user = await open([{ ...found, rowRef: later.ref }]);
  expect(await screen.findByLabelText(/December 2026/)).toBeTruthy();
  expect(screen.queryByRole("region")).toBeNull();
  await user.click(screen.getByLabelText(/December 2026/));
  expect(await screen.findByRole("region")).toBeTruthy();
});

it("stays away when there is nothing to link", async () => {
  await open([]);
  await waitFor(() => {
    expect(sentBy("GET").map(({ path }) => path)).toContain(`/api/v1/leases/${leaseId}/linkable-income`);
  });
  expect(await screen.findByLabelText("Amount in EUR")).toBeTruthy();
  expect(screen.queryByRole("region")).toBeNull();
});
