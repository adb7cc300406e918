import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease } from "../../../../testing/records/lease.ts";
import { openMonth, payable } from "../../../../testing/records/payable.ts";
import { show } from "../../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../../testing/wire.ts";
import { PaySheet } from "./pay-sheet.tsx";
import type { Payable } from "../payable.ts";

function open(over: Partial<Payable> = {}) {
  return show(<PaySheet payable={{ ...payable, ...over }} onClose={() => {}} />);
}

const amount = () => screen.getByLabelText<HTMLInputElement>("Amount in EUR");
const sentence = () => document.querySelector(".ks-pay-sheet-sentence")?.textContent;
const everything = { ticked: ["2026-10", "2026-11"] };

/** Nothing has to load: requests stay pending. */
async function type(user: Awaited<ReturnType<typeof open>>, text: string) {
  await user.clear(amount());
  await user.type(amount(), text);
}

it("says whose rent it is, where, and how much is open", async () => {
  await open();
  expect(screen.getByRole("heading", { name: "Katrin Oelmann" })).toBeTruthy();
  expect(screen.getByText("Lindenstraße 14 · Apt 2 · 2 months open")).toBeTruthy();
});

it("[LEASE-02] has the amount filled in and selected, and an emptied field still means all of it", async () => {
  const user = await open();
  await user.click(amount());
  expect(amount().value).toBe("175.00");
  expect([amount().selectionStart, amount().selectionEnd]).toEqual([0, 6]);
  await user.clear(amount());
  expect(amount().placeholder).toBe("175.00");
  expect(sentence()).toBe("Empty means all of it. Settles October; €237.50 stays open.");
  await user.type(amount(), "{Enter}{Enter}");
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
  expect(sentBy("POST")[0]?.body).toMatchObject({
    rows: ["2026-10:rent"],
    amount: "175.00",
    outstanding: "175.00",
    method: "bank_transfer",
    paidOn: "2026-11-19",
  });
  expect(sentBy("POST")[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
});

it("pays what its line shows: the rent with its charges, and a named part alone", async () => {
  const key = {
    ref: "k",
    kind: "charge",
    dueOn: "2026-11-10",
    outstanding: "40.00",
    oneOff: true,
    adjusts: null,
  } as const;
  const november = openMonth("2026-11", "880.00", { charges: "140.00" });
  const months = [{ ...november, rows: [...november.rows, { ...key, note: "New key" }] }];
  const user = await open({ months, ticked: ["2026-11"] });
  expect(amount().value).toBe("1,060.00");
  await user.click(screen.getByLabelText(/^November 2026/));
  expect(amount().value).toBe("40.00");
  expect(sentence()).toBe("Settles New key, November; €1,020.00 stays open.");
  await user.click(screen.getByRole("button", { name: "Record €40.00" }));
  expect(sentBy("POST")[0]?.body).toMatchObject({ rows: ["k"], amount: "40.00" });
});

it("follows the ticks with the amount, and never the other way round", async () => {
  const user = await open();
  await user.click(screen.getByLabelText(/November 2026/));
  expect(amount().value).toBe("412.50");
  expect(screen.getByRole("button", { name: "Everything open" }).ariaPressed).toBe("true");
  await type(user, "200");
  expect(screen.getByLabelText<HTMLInputElement>(/November 2026/).checked).toBe(true);
  expect(screen.getByRole("button", { name: "Record €200.00" })).toBeTruthy();
  expect(sentence()).toBe("Settles October; €25.00 of November; €212.50 stays open.");
  expect(screen.getByText("€25.00 covered")).toBeTruthy();
});

it("says the truth about more than is ticked: it pays what else is due, and only the rest becomes credit", async () => {
  const user = await open();
  await type(user, "300");
  expect(sentence()).toBe(
    "Settles October; €125.00 goes to November; nothing left over; €112.50 stays open.",
  );
  await type(user, "500");
  expect(sentence()).toBe(
    "Settles October; €237.50 goes to November; €87.50 becomes credit. Nothing stays open.",
  );
});

it("names a long run by its ends", async () => {
  const months = ["2025-08", "2025-09", "2025-10", "2025-11", "2025-12"].map((one) =>
    openMonth(one, "800.00"),
  );
  await open({ months, ticked: months.map(({ period }) => period) });
  expect(sentence()).toBe("Settles 5 months, August 2025 to December 2025. Nothing stays open.");
});

it("keeps the months ahead behind a line, and pays one when it is ticked", async () => {
  const ahead = openMonth("2026-12", "237.50", { state: "scheduled", overdue: false, daysOverdue: 0 });
  const user = await open({ months: [...payable.months, ahead] });
  expect(screen.queryByLabelText(/December/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show 1 later month" }));
  await user.click(screen.getByLabelText(/December/));
  expect(amount().value).toBe("412.50");
  expect(sentence()).toBe("Settles October and December; €237.50 stays open.");
});

it("asks for something to tick, and refuses a day in the future at its field; nothing is sent", async () => {
  const user = await open();
  await user.click(screen.getByLabelText(/October 2026/));
  await user.click(screen.getByRole("button", { name: "Record payment" }));
  expect(screen.getByText("Tick what is paid.")).toBeTruthy();
  await user.click(screen.getByLabelText(/October 2026/));
  const day = screen.getByLabelText("Received on");
  await user.clear(day);
  await user.type(day, "1.12.2026{Enter}");
  expect(screen.getByText("Enter a date that is not in the future.")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
});

it("offers other ways to pay behind the two that are common", async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText("Other payment method"), "Check");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Check" }).checked).toBe(true);
  expect(screen.queryByRole("radio", { name: "Cash" })).toBeNull();
});

it("lists every payment of a history before it is booked, and books what it lists", async () => {
  answerWith(() => new Promise<Response>(() => {}));
  const user = await open(everything);
  await type(user, "99");
  await user.selectOptions(screen.getByLabelText("Paid up to …"), "Up to November 2026");
  const list = screen.getByRole("list", { name: "Payments that will be recorded" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["October 2026 paid 5 Oct 2026€175.00", "November 2026 paid 5 Nov 2026€237.50"]);
  await user.click(screen.getByRole("button", { name: "Record 2 payments, €412.50" }));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
  expect(sentBy("POST")[0]).toMatchObject({
    path: `/api/v1/leases/${payable.leaseId}/payment-history`,
    body: { through: "2026-11", amount: "412.50", method: "bank_transfer" },
  });
  expect(sentBy("POST")[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
});

it("says that somebody else was quicker, and reads the lease anew", async () => {
  const stale = { defined: true, code: "STALE", status: 409, message: "STALE", data: { version: 2 } };
  answerWith(({ method, path }) => {
    if (method === "POST") return Response.json(stale, { status: 409 });
    return Response.json(
      path.endsWith(payable.leaseId) ? { ...sampleLease, id: payable.leaseId } : { items: [] },
    );
  });
  const user = await open();
  const reads = () => sentBy("GET").filter(({ path }) => path.endsWith(payable.leaseId)).length;
  await waitFor(() => {
    expect(reads()).toBe(1);
  });
  await user.click(screen.getByRole("button", { name: "Record €175.00" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Not saved\. This was changed/);
  await waitFor(() => {
    expect(reads()).toBe(2);
  });
});

it("comes back from the history to what was typed", async () => {
  const user = await open(everything);
  await type(user, "99");
  await user.selectOptions(screen.getByLabelText("Paid up to …"), "Up to October 2026");
  await user.click(screen.getByRole("button", { name: "One transfer" }));
  expect(amount().value).toBe("99");
});
