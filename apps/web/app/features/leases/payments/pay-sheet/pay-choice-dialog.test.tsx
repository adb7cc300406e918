import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { payable } from "../../../../testing/records/payable.ts";
import { show } from "../../../../testing/show.tsx";
import { sentBy } from "../../../../testing/wire.ts";
import { PayChoiceDialog } from "./pay-choice-dialog.tsx";

it("pays on the day at the property, not on the landlord's; a single lease needs no choice", async () => {
  const user = await show(
    <PayChoiceDialog payables={[{ ...payable, today: "2026-11-20" }]} onClose={() => {}} />,
  );
  await user.type(await screen.findByLabelText("Amount in EUR"), "{Enter}");
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
  expect(sentBy("POST")[0]?.body).toMatchObject({ paidOn: "2026-11-20" });
});

it("asks whose payment came in, and leads back to the question", async () => {
  const other = { ...payable, leaseId: "8b0d4a3e-1111-4222-8333-444455557777", tenantName: "Lea Brandt" };
  const user = await show(<PayChoiceDialog payables={[payable, other]} onClose={() => {}} />);
  expect(screen.getByRole("button", { name: /Katrin Oelmann.*€175\.00.*14 days late/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Lea Brandt/ }));
  expect(screen.getByRole("heading", { name: "Lea Brandt" })).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText("Amount in EUR"));
  });
  await user.click(screen.getByRole("button", { name: "Another payment" }));
  expect(screen.getByRole("button", { name: /Katrin Oelmann/ })).toBeTruthy();
});
