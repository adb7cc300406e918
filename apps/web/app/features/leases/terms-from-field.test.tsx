import { plainDate } from "@keystead/domain/calendar";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { emptyLease } from "./lease-form-values.ts";
import { TermsFromField } from "./terms-from-field.tsx";

/** What the field reads of a lease that is seen on 19 November 2026. */
const lease = {
  startsOn: "2026-09-15",
  endsOn: "2027-01-31",
  today: "2026-11-19",
  trackFrom: null,
  paymentDay: 1,
  proration: "actual_days",
} as const;
const values = { ...emptyLease(plainDate("2026-11-19")), paymentDay: "1" };

it("asks from which month only when payment day or proration is another one, and proposes the current month", async () => {
  await show(<TermsFromField lease={lease} values={values} onChange={() => {}} />);
  expect(screen.queryByLabelText("Applies from")).toBeNull();
  await show(<TermsFromField lease={lease} values={{ ...values, paymentDay: "5" }} onChange={() => {}} />);
  const field = screen.getByLabelText("Applies from");
  expect(field).toHaveProperty("value", "2026-11");
  expect([...field.querySelectorAll("option")].map(({ value }) => value)).toEqual([
    "2026-09",
    "2026-10",
    "2026-11",
    "2026-12",
    "2027-01",
  ]);
});
