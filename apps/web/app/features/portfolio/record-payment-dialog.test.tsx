import type { PaymentDue } from "@keystead/contract/portfolio";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { sentBy } from "../../testing/wire.ts";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";

/** It is the 20th already where the flat is. */
const due: PaymentDue = {
  leaseId: "8b0d4a3e-1111-4222-8333-444455556666",
  rowRef: "8b0d4a3e-1111-4222-8333-444455557777",
  kind: "rent",
  period: "2026-11",
  dueOn: "2026-11-20",
  today: "2026-11-20",
  daysLate: 0,
  tenantName: "Ada Adler",
  propertyName: "Auckland",
  unitName: null,
  outstanding: "950.00",
  currency: "NZD",
  leaseStatus: "active",
};

it("pays on the day at the property, not on the landlord's", async () => {
  const portfolio = {
    today: "2026-11-19",
    month: "2026-11",
    empty: false,
    overdue: { rows: [], leases: 0, sums: [] },
    upcoming: { rows: [due], sums: [] },
    rent: [],
    income: [],
    occupancy: { units: 1, occupied: 1, vacant: 0, maintenance: 0 },
    deposits: [],
    leasesEnding: { within60Days: 0, next: null },
    months: [],
    properties: [],
  };
  const user = await show(<RecordPaymentDialog portfolio={portfolio} onClose={() => {}} />);
  await user.type(await screen.findByLabelText("Amount in NZD"), "{Enter}");
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
  expect(sentBy("POST")[0]?.body).toMatchObject({ paidOn: "2026-11-20" });
});
