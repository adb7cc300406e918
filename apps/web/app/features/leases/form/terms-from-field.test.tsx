import { plainDate } from "@keystead/domain/calendar";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { emptyLease, type LeaseFormValues } from "./lease-form-values.ts";
import { TermsFromField } from "./terms-from-field.tsx";

/** The lease fields that the component reads, as of 19 November 2026. */
const lease = {
  startsOn: "2026-09-15",
  endsOn: "2027-01-31",
  today: "2026-11-19",
  trackFrom: null,
  paymentDay: 1,
  proration: "actual_days",
} as const;
const values = { ...emptyLease(plainDate("2026-11-19")), paymentDay: "1" };

type Below = "paymentDay" | "proration";
type Stored = Parameters<typeof TermsFromField>[0]["lease"];
type FieldBelow = {
  readonly below: Below;
  readonly stored: Stored;
  readonly entered: Partial<LeaseFormValues>;
};

function FieldBelow({ below, stored, entered }: FieldBelow) {
  const form = useForm<LeaseFormValues, LeaseFormValues, null>({
    name: "lease",
    values: { ...values, ...entered },
    read: (input) => ({ input }),
    words: () => null,
    send: async () => null,
    onSent: () => {},
  });
  return <TermsFromField below={below} lease={stored} form={form} />;
}

const showBelow = (below: Below, entered: Partial<LeaseFormValues>, stored: Stored = lease) =>
  show(<FieldBelow below={below} stored={stored} entered={entered} />);

const field = () => screen.getByLabelText<HTMLSelectElement>("Applies from");
const offered = () => [...field().options].map(({ value }) => value);

it("asks from which month only when payment day or proration is another one, and proposes the current month", async () => {
  await showBelow("paymentDay", {});
  await showBelow("proration", {});
  expect(screen.queryByLabelText("Applies from")).toBeNull();
  await showBelow("paymentDay", { paymentDay: "5" });
  expect(field().value).toBe("2026-11");
  expect(offered()).toEqual(["2026-09", "2026-10", "2026-11", "2026-12", "2027-01"]);
});

it("asks once, below what was changed", async () => {
  await showBelow("paymentDay", { proration: "none" });
  await showBelow("proration", { paymentDay: "5", proration: "none" });
  await showBelow("proration", { paymentDay: "5" });
  expect(screen.queryByLabelText("Applies from")).toBeNull();
  await showBelow("proration", { proration: "none" });
  expect(field().value).toBe("2026-11");
});

it.each([
  ["has not begun: its first one", { startsOn: "2027-03-01", endsOn: null }, "2027-03", "2027-03", "2028-03"],
  [
    "ended long ago: none of it, which the current one stands for",
    { startsOn: "2012-02-01", endsOn: "2019-06-30" },
    "",
    "2014-06",
    "",
  ],
])("proposes a month of a lease that %s", async (_what, days, proposed, first, last) => {
  await showBelow("paymentDay", { paymentDay: "5" }, { ...lease, ...days });
  expect([field().value, offered()[0], offered().at(-1)]).toEqual([proposed, first, last]);
});

it("offers the months of a lease that is over too, for whoever means one of them", async () => {
  await showBelow(
    "paymentDay",
    { paymentDay: "5" },
    { ...lease, startsOn: "2026-01-01", endsOn: "2026-03-09" },
  );
  expect(field().selectedOptions[0]?.textContent).toBe("November 2026");
  expect(offered()).toEqual(["2026-01", "2026-02", "2026-03", ""]);
});
