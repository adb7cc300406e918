import { screen } from "@testing-library/react";
import { plainDate } from "@keystead/domain/calendar";
import { expect, it } from "vitest";

import { show } from "../../../../testing/show.tsx";
import { useForm } from "../../../../ui/form/use-form.ts";
import { emptyLease, readLease } from "../lease-form-values.ts";
import { LeaseTracking } from "./lease-tracking.tsx";

const today = plainDate("2026-11-19");

type FieldsProps = { readonly startsOn: string; readonly ongoing?: boolean; readonly rent?: string };

function Fields({ startsOn, ongoing = true, rent = "800" }: FieldsProps) {
  const form = useForm({
    name: "lease",
    values: () => ({
      ...emptyLease(today),
      startsOn,
      ongoing,
      endsOn: "2026-10-31",
      rent,
      charges: "120",
      paymentDay: "5",
    }),
    read: () => ({ problems: {} }),
    words: () => null,
    send: () => new Promise<never>(() => {}),
    onSent: () => {},
  });
  const { lease } = readLease(form.values, { language: "en", currency: "EUR", today });
  return (
    <>
      <LeaseTracking
        form={form}
        lease={null}
        currency="EUR"
        usualCurrency="EUR"
        today={today}
        terms={lease?.terms ?? null}
      />
      <output>{form.values.trackFrom}</output>
    </>
  );
}

it("says which months of an older lease nobody asks for, and what asking for them makes", async () => {
  const user = await show(<Fields startsOn="2026-03-15" />);
  expect(screen.getByText(/March to October are not tracked\./)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Track from March" }));
  expect(screen.getByText("8 months before this one, €6,944.52")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "March 2026due 15 Mar€504.52",
    ...["April", "May", "June", "July", "August", "September", "October"].map(
      (name) => `${name} 2026due 5 ${name === "September" ? "Sept" : name.slice(0, 3)}€920.00`,
    ),
  ]);
  expect(screen.getByRole("status").textContent).toBe("2026-03");
  await user.selectOptions(screen.getByLabelText("Track from"), "2026-10");
  expect(screen.getByText(/March to September are not tracked\./)).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Track from this month" }));
  expect(screen.getByRole("status").textContent).toBe("");
});

it("is silent about a lease that begins this month, later, or has ended", async () => {
  await show(
    <>
      <Fields startsOn="2026-11-01" />
      <Fields startsOn="2027-01-01" />
      <Fields startsOn="2026-03-01" ongoing={false} />
    </>,
  );
  expect(screen.queryByLabelText("Track from")).toBeNull();
});

it("asks with the sum in view whether all was paid since the start, and lists the months that are then booked", async () => {
  const user = await show(<Fields startsOn="2026-03-15" />);
  const question = screen.getByRole("switch", { name: /^All paid since March\?/ });
  expect(screen.getByText("Books 8 months as paid, each on its due day: €6,944.52 together.")).toBeTruthy();
  await user.click(question);
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  expect(screen.queryByLabelText("Track from")).toBeNull();
  expect(screen.queryByLabelText(/^Opening balance/)).toBeNull();
  await user.click(question);
  expect(screen.getByLabelText("Track from")).toBeTruthy();
});

it("asks it of a lease that has ended too, and not before there is a rent", async () => {
  const user = await show(<Fields startsOn="2026-09-01" ongoing={false} />);
  await user.click(screen.getByRole("switch", { name: /^All paid since September\?/ }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  await show(<Fields startsOn="2026-09-01" rent="" />);
  expect(screen.getAllByRole("switch").at(-1)).toHaveProperty("disabled", true);
  expect(screen.getByText("Enter the rent first; the total then appears here.")).toBeTruthy();
});
