import { screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { DateField } from "./date-field.tsx";
import { dayInput } from "../form/input-fields.ts";

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
  async (input) => {
    const user = await show(<Field />);
    await user.type(screen.getByLabelText("Paid on"), input);
    expect(screen.queryByText(/Enter a date/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "next" }));
    expect(screen.getByText("Enter a date from 1 Jan 1900 to 31 Dec 2199.")).toBeTruthy();
    expect(dayInput(input)).toMatchObject({ ok: false });
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
  expect(dayInput("31/12/2199")).toEqual({ ok: true, value: "2199-12-31" });
});

describe("a day as people say it", () => {
  beforeEach(() => {
    vi.setSystemTime("2026-11-27T10:00:00Z");
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["5 Dec", "5 Dec 2026"],
    ["5.12.", "5 Dec 2026"],
    ["5 Dez", "5 Dec 2026"],
    ["morgen", "28 Nov 2026"],
    ["+3", "30 Nov 2026"],
    ["in 3 days", "30 Nov 2026"],
  ])("shows what %s was read as, once it is left", async (input, shown) => {
    const user = await show(<Field />);
    await user.type(screen.getByLabelText("Paid on"), input);
    expect(dayInput(input)).toMatchObject({ ok: true });
    await user.tab();
    expect(screen.getByLabelText<HTMLInputElement>("Paid on").value).toBe(shown);
    expect(screen.queryByText(/Enter a date/)).toBeNull();
  });

  it("is settled by Enter, so that a form is sent with the day", async () => {
    const user = await show(<Field />);
    await user.type(screen.getByLabelText("Paid on"), "tomorrow{Enter}");
    expect(screen.getByLabelText<HTMLInputElement>("Paid on").value).toBe("28 Nov 2026");
  });

  it.each([undefined, "Enter a date"])(
    "says which month has no such day, whatever a form says: %s",
    async (error) => {
      const user = await show(<Field {...(error === undefined ? {} : { error })} />);
      await user.type(screen.getByLabelText("Paid on"), "30.2.");
      await user.tab();
      expect(screen.getByText("February 2027 has only 28 days.")).toBeTruthy();
      expect(dayInput("30.2.")).toMatchObject({ ok: false });
    },
  );
});
