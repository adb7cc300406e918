import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { LinesForm } from "./lines-form.tsx";

const ID = "0b7f2f0e-6d0b-4c7e-9a55-0d6a3a1f2b11";
const night = (date: string) => ({ date, rate: "80.00", season: null, kept: false });
const stored = {
  version: 3,
  guestName: "Yara Haddad",
  currency: "EUR",
  checkIn: "2026-12-12T15:00",
  nightPrices: [night("2026-12-12"), night("2026-12-13"), night("2026-12-14")],
  nightsTotal: "240.00",
  lines: [
    { kind: "cleaning_fee", amount: "60.00", note: "" },
    { kind: "tourist_tax", amount: "12.00", note: "2 guests" },
  ],
  channelRemitsTax: false,
  payoutOn: null,
  guestTotal: "312.00",
  payout: null,
};

async function open() {
  answerWith(() => Response.json(stored));
  const user = await show(<LinesForm bookingId={ID} onClose={() => undefined} />);
  const account = within(await screen.findByRole("region", { name: "Price breakdown" }));
  const add = (name: string) =>
    user.click(within(screen.getByRole("group", { name: "Add to the price" })).getByRole("button", { name }));
  const amountOf = (name: string) =>
    within(screen.getByRole("group", { name })).getByRole("textbox", { name: "Amount in EUR" });
  const says = (term: string | RegExp) =>
    account.getByText(term).closest("div")?.querySelector("dd")?.textContent;
  return { user, account, add, amountOf, says };
}

it("opens the total into nights and lines, and adds up what is typed as it is typed", async () => {
  const { user, account, add, amountOf, says } = await open();
  expect(says(/3 nights/)).toBe("€240.00");
  expect(says("Cleaning fee")).toBe("€60.00");
  expect(says("Guest pays")).toBe("€312.00");
  expect(account.queryByText(/Channel pays out/)).toBeNull();
  await add("Discount");
  await enter(user, amountOf("Discount"), "40");
  expect(says("Guest pays")).toBe("€272.00");
  await add("Channel fee");
  await enter(user, amountOf("Channel fee"), "36");
  expect(says(/Channel pays out on/)).toBe("€236.00");
  expect(account.getByText(/Channel pays out on.*13/)).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: /pays the tourist tax/ }));
  expect(says(/Channel pays out on/)).toBe("€224.00");
});

it("sends all lines with the booking's version, without one that was taken out", async () => {
  const { user, add, amountOf } = await open();
  await user.click(screen.getByRole("button", { name: "Remove Cleaning fee" }));
  await user.clear(amountOf("Tourist tax"));
  await enter(user, amountOf("Tourist tax"), "15");
  await add("Channel fee");
  await enter(user, amountOf("Channel fee"), "36");
  await enter(user, screen.getByRole("textbox", { name: /Payout day/ }), "2026-12-20");
  await user.click(screen.getByRole("button", { name: "Save price" }));
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(1));
  expect(sentBy("PUT")[0]).toMatchObject({
    path: `/api/v1/bookings/${ID}/lines`,
    body: {
      version: 3,
      lines: [
        { kind: "tourist_tax", amount: "15.00", note: "2 guests" },
        { kind: "channel_fee", amount: "36.00", note: "" },
      ],
      channelRemitsTax: false,
      payoutOn: "2026-12-20",
    },
  });
});

it("sends nothing while a line is empty, or takes more off than the guest pays", async () => {
  const { user, add, amountOf } = await open();
  await add("Discount");
  await user.click(screen.getByRole("button", { name: "Save price" }));
  expect(await screen.findByText("Enter an amount")).toBeDefined();
  await enter(user, amountOf("Discount"), "312.01");
  await user.click(screen.getByRole("button", { name: "Save price" }));
  expect(await screen.findByText("The discounts are more than the guest pays.")).toBeDefined();
  expect(sentBy("PUT")).toHaveLength(0);
});

it("takes a percentage for the amount that it comes to, and says it in the note", async () => {
  const { user, add, amountOf, says } = await open();
  const noteOf = (name: string) =>
    within(screen.getByRole("group", { name })).getByRole<HTMLInputElement>("textbox", { name: /^Note/ });
  await add("Channel fee");
  await waitFor(() => expect(document.activeElement).toBe(amountOf("Channel fee")));
  // Of nights and cleaning fee: 300.00.
  await enter(user, amountOf("Channel fee"), "15");
  await user.click(screen.getByRole("button", { name: "15% = 45.00 EUR" }));
  expect(amountOf("Channel fee")).toHaveProperty("value", "45.00");
  expect(noteOf("Channel fee").value).toBe("15%");
  expect(says(/Channel pays out on/)).toBe("€267.00");
  // An amount that was computed or stored is not offered as a percentage again.
  expect(screen.queryByRole("button", { name: /% = / })).toBeNull();
  // Another amount is none.
  await user.clear(amountOf("Channel fee"));
  await enter(user, amountOf("Channel fee"), "36");
  expect(noteOf("Channel fee").value).toBe("");
  // A percent sign says it at once.
  await add("Discount");
  await user.type(amountOf("Discount"), "12,5%");
  expect(amountOf("Discount")).toHaveProperty("value", "30.00");
  expect(noteOf("Discount").value).toBe("12.5%");
});
