import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { show } from "../testing/show.tsx";
import { DateField } from "./date-field.tsx";
import { dayTyped } from "./form/typed-fields.ts";

const label = "Paid on";

function Field({ error }: { readonly error?: string }) {
  const [value, setValue] = useState("");
  return (
    <>
      <DateField
        label={label}
        value={value}
        onChange={setValue}
        {...(error === undefined ? {} : { error })}
      />
      <button type="button">next</button>
    </>
  );
}

it.each(["1/1/1850", "31.12.1899", "1 Jan 2200"])(
  "says of %s which days there are, once it is left",
  async (typed) => {
    const user = await show(<Field />);
    await user.type(screen.getByLabelText("Paid on"), typed);
    expect(screen.queryByText(/Enter a date/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "next" }));
    expect(screen.getByText("Enter a date from 1 Jan 1900 to 31 Dec 2199.")).toBeTruthy();
    expect(dayTyped(typed)).toMatchObject({ ok: false });
  },
);

it("gives the true reason, whatever a form says of the field", async () => {
  const user = await show(<Field error="Enter a date within the lease." />);
  await user.type(screen.getByLabelText("Paid on"), "1/1/1850");
  expect(screen.getByText("Enter a date from 1 Jan 1900 to 31 Dec 2199.")).toBeTruthy();
  expect(screen.queryByText("Enter a date within the lease.")).toBeNull();
});

it("takes the first and the last day that can be recorded", async () => {
  const user = await show(<Field />);
  await user.type(screen.getByLabelText("Paid on"), "1/1/1900");
  await user.click(screen.getByRole("button", { name: "next" }));
  expect(screen.queryByText(/Enter a date/)).toBeNull();
  expect(dayTyped("31/12/2199")).toEqual({ ok: true, value: "2199-12-31" });
});
