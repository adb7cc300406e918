import { MantineProvider } from "@mantine/core";
import type { LineOutcome } from "@keystead/contract/statements";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";

import { profile } from "../../testing/records/profile.ts";
import { setUpUser } from "../../testing/set-up-user.ts";
import { speakEnglish } from "../../testing/show.tsx";
import { membershipOf } from "../../testing/records/membership.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { StatementPage } from "./statement-page.tsx";

const answers = new Map<string, { readonly status: number; readonly body: unknown }>();

const text = [
  "Date,Payer,Reference,Amount",
  "2026-11-02,WEBER JONAS,Miete,1020.00",
  "2026-11-18,BONIFICO,AFFITTO,1020.00",
  "2026-11-19,ALLIANZ,Police,-30.00",
].join("\n");

function leaseOf(tenant: string) {
  const letters = Array.from(tenant.slice(0, 6), (letter) =>
    letter.charCodeAt(0).toString(16).padStart(2, "0"),
  );
  const id = `00000000-0000-4000-8000-${letters.join("").padEnd(12, "0")}`;
  return { id, tenant: { id, name: tenant }, property: { id, name: "House" }, unit: null };
}

function proposal(tenant: string, more: object = {}) {
  const part = (kind: "rent" | "charge", outstanding: string) => ({
    ref: `${tenant}-${kind}`,
    kind,
    outstanding,
  });
  return {
    lease: leaseOf(tenant),
    months: [
      {
        period: "2026-11",
        dueOn: "2026-11-05",
        outstanding: "1020.00",
        parts: [part("rent", "880.00"), part("charge", "140.00")],
      },
    ],
    outstanding: "1020.00",
    left: "0.00",
    over: "0.00",
    byAmount: "open" as const,
    byPayer: "name" as const,
    sameOn: null,
    ...more,
  };
}

const matched: readonly LineOutcome[] = [
  { state: "certain", number: 1, proposal: proposal("Jonas Weber", { sameOn: "2026-10-05" }) },
  {
    state: "doubtful",
    number: 1,
    doubt: "payer_unknown",
    more: false,
    stays: [],
    proposals: [proposal("Chiara", { byPayer: null }), proposal("Duarte", { byPayer: null })],
  },
  { state: "out", number: 1, habit: null },
];

beforeEach(() => {
  localStorage.clear();
  answers.clear();
  answerWith(({ method, path }) => {
    const answer = answers.get(`${method} ${path.replace("/api/v1", "")}`);
    return answer === undefined
      ? new Promise<Response>(() => {})
      : Response.json(answer.body, { status: answer.status });
  });
  answers.set("GET /profile", { status: 200, body: profile });
  answers.set("GET /workspaces", { status: 200, body: membershipOf("owner") });
  answers.set("POST /statements/match", { status: 200, body: { lines: matched } });
});

async function show() {
  await speakEnglish();
  const element = (
    <>
      <StatementPage />
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const user = setUpUser();
  const lines = await screen.findByRole("textbox", { name: "Lines of the statement" });
  return { user, lines };
}

async function paste(words = text) {
  const { user, lines } = await show();
  await user.click(lines);
  await user.paste(words);
  return user;
}

it("says of each line what it pays and why, and ticks only what is certain", async () => {
  await paste();
  const certain = await screen.findByRole("region", { name: /^Certain/ });
  expect(within(certain).getByRole("checkbox", { name: "Book €1,020.00 of Jonas Weber" })).toHaveProperty(
    "checked",
    true,
  );
  expect(certain.textContent).toContain("= November of Jonas Weber");
  expect(certain.textContent).toContain("rent €880.00 + charges €140.00, as on 5 Oct");
  const needsYou = screen.getByRole("region", { name: /^Needs attention/ });
  expect(needsYou.textContent).toContain("No tenant of this name. 2 leases owe this sum.");
  for (const way of within(needsYou).getAllByRole("radio")) expect(way).toHaveProperty("checked", false);
  expect(screen.getByText(/2 payments in, €2,040.00 · 1 payment out/)).toBeDefined();
  expect(screen.getByText("Books 1 payment", { exact: false }).textContent).toContain("€1,020.00");
});

it("books what is ticked and chosen, without a word of the bank's text", async () => {
  const user = await paste();
  await user.click(await screen.findByRole("radio", { name: /Duarte/ }));
  answers.set("POST /statements/postings", {
    status: 200,
    body: { undoId: "00000000-0000-4000-8000-000000000001", booked: 2, recorded: 0, already: 0 },
  });
  await user.click(screen.getByRole("button", { name: "Book 2 payments" }));
  expect(await screen.findByText("2 payments booked.")).toBeDefined();
  const [, booked] = sentBy("POST");
  expect(booked?.key).not.toBeNull();
  expect(JSON.stringify(booked?.body)).not.toContain("AFFITTO");
  expect(booked?.body).toMatchObject({
    lines: [
      {
        amount: "1020.00",
        number: 1,
        rows: ["Jonas Weber-rent", "Jonas Weber-charge"],
        outstanding: "1020.00",
      },
      { amount: "1020.00", number: 1, rows: ["Duarte-rent", "Duarte-charge"] },
    ],
    records: [],
    refunds: [],
  });
});

it("records as sent back the payment that somebody says the bank took back", async () => {
  const of = {
    lease: leaseOf("Duarte"),
    transferId: "00000000-0000-4000-8000-0000000000f1",
    paidOn: "2026-11-02",
  };
  answers.set("POST /statements/match", {
    status: 200,
    body: { lines: [{ state: "returned", number: 1, lineOn: null, of: [of] }] },
  });
  const user = await paste("Date,Name,Text,Amount\n2026-11-12,DUARTE,Rücklastschrift,-1020.00");
  await user.click(await screen.findByRole("radio", { name: /Duarte · House/ }));
  expect(screen.getByText("1 payment returned")).toBeDefined();
  answers.set("POST /statements/postings", {
    status: 200,
    body: { undoId: null, booked: 1, recorded: 1, already: 0 },
  });
  await user.click(screen.getByRole("button", { name: "Book 1 line" }));
  await waitFor(() => {
    expect(sentBy("POST").find(({ path }) => path.endsWith("/postings"))?.body).toMatchObject({
      lines: [],
      records: [],
      refunds: [{ amount: "-1020.00", lease: of.lease.id, transfer: of.transferId, number: 1 }],
    });
  });
});

it("says which line of the statement the bank took back, and enters as an expense what was none", async () => {
  const certain = proposal("Duarte");
  const outcomes: readonly LineOutcome[] = [
    { state: "doubtful", number: 1, doubt: "taken_back", more: false, stays: [], proposals: [certain] },
    { state: "returned", number: 1, lineOn: "2026-11-02", of: [] },
  ];
  answers.set("POST /statements/match", { status: 200, body: { lines: outcomes } });
  const user = await paste(
    "Date,Name,Text,Amount\n2026-11-02,DUARTE,Renda,1020.00\n2026-11-12,DUARTE,Lastschrift,-1020.00",
  );
  const back = await screen.findByRole("region", { name: /^Taken back by the bank/ });
  expect(back.textContent).toContain("This reverses the line of 2 Nov 2026 on this statement.");
  expect(screen.getByText("The bank took a payment of this sum back on this statement.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Book" })).toHaveProperty("disabled", true);
  await user.click(within(back).getByRole("button", { name: "Book as an expense" }));
  expect(within(back).getByRole("combobox", { name: "Property" })).toBeDefined();
});

it("chooses with one press all lines whose name and sum fit and whose account is new", async () => {
  const fitting = (tenant: string): LineOutcome => ({
    state: "doubtful",
    number: 1,
    doubt: "account_unknown",
    more: false,
    stays: [],
    proposals: [proposal(tenant), proposal("Other")],
  });
  const lines = [fitting("Jonas Weber"), fitting("Chiara"), { state: "out", number: 1, habit: null }];
  answers.set("POST /statements/match", { status: 200, body: { lines } });
  const user = await paste();
  const needsYou = await screen.findByRole("region", { name: /^Needs attention/ });
  expect(needsYou.textContent).toContain("Name and sum fit Chiara; only the account is not known.");
  expect(screen.getByText("Nothing ticked.")).toBeDefined();
  await user.click(within(needsYou).getByRole("button", { name: "Choose all 2 that name and sum fit" }));
  expect(within(needsYou).getByRole("radio", { name: /Chiara/ })).toHaveProperty("checked", true);
  expect(screen.getByRole("button", { name: "Book 2 payments" })).toBeDefined();
  expect(within(needsYou).queryByRole("button", { name: /^Choose all/ })).toBeNull();
});

it("offers bookings from an account that is new with the same press, and ticks none of them by itself", async () => {
  const unknown = (guest: string, pays: string): LineOutcome => ({
    state: "doubtful",
    number: 1,
    doubt: "stay_account_unknown",
    more: false,
    proposals: [],
    stays: [payout(stay(guest, pays))],
  });
  const lines = [
    unknown("Ana Duarte", "880.00"),
    unknown("Luc Petit", "12.00"),
    { state: "out", number: 1, habit: null },
  ];
  answers.set("POST /statements/match", { status: 200, body: { lines } });
  const user = await paste();
  const needsYou = await screen.findByRole("region", { name: /^Needs attention/ });
  expect(needsYou.textContent).toContain("The sum fits Ana Duarte; only the account is not known.");
  expect(screen.getByText("Nothing ticked.")).toBeDefined();
  await user.click(within(needsYou).getByRole("button", { name: "Choose all 2 that name and sum fit" }));
  expect(within(needsYou).getByRole("radio", { name: /Luc Petit/ })).toHaveProperty("checked", true);
  expect(screen.getByRole("button", { name: "Book 2 payments" })).toBeDefined();
});

it("enters what was paid as an expense where somebody says so, beside what came in", async () => {
  const house = {
    id: "00000000-0000-4000-8000-0000000000aa",
    name: "Lindenhof",
    city: "",
    rentalMode: "monthly",
  };
  answers.set("GET /properties/names", { status: 200, body: { items: [house], more: false } });
  answers.set("GET /workspaces", { status: 200, body: membershipOf("owner") });
  const user = await paste();
  const paid = await screen.findByRole("region", { name: /^Paid by you/ });
  await user.click(within(paid).getByRole("button", { name: "Book as an expense" }));
  await user.click(within(paid).getByRole("combobox", { name: "Property" }));
  await user.click(await screen.findByRole("option", { name: "Lindenhof" }));
  await user.selectOptions(within(paid).getByRole("combobox", { name: "Category" }), "Insurance");
  const note = within(paid).getByRole("textbox", { name: "Note" });
  expect(note).toHaveProperty("value", "ALLIANZ");
  await user.clear(note);
  expect(screen.getByText("1 expense", { exact: false }).textContent).toContain("€30.00");
  answers.set("POST /statements/postings", {
    status: 200,
    body: { undoId: "00000000-0000-4000-8000-000000000001", booked: 2, recorded: 1, already: 0 },
  });
  await user.click(screen.getByRole("button", { name: "Book 2 lines" }));
  expect(await screen.findByText("2 lines booked.")).toBeDefined();
  expect(sentBy("POST").find(({ path }) => path.endsWith("/postings"))?.body).toMatchObject({
    lines: [{ amount: "1020.00" }],
    records: [
      {
        book: "expense",
        amount: "-30.00",
        propertyId: house.id,
        category: "insurance",
        notes: "",
        number: 1,
      },
    ],
  });
});

it("proposes what was booked of the payee before, unticked, and takes a payment that was entered alike for another", async () => {
  const habit = {
    property: { id: "00000000-0000-4000-8000-0000000000aa", name: "Lindenhof" },
    unit: null,
    category: "insurance",
    nature: "operating",
    lastOn: "2026-10-19",
  };
  const [certain] = matched;
  const before: LineOutcome = {
    state: "booked",
    number: 1,
    how: "otherwise",
    lease: leaseOf("Duarte"),
    transferId: "t",
    paidOn: "2026-11-17",
  };
  if (certain === undefined) throw new Error("nothing matched");
  answers.set("POST /statements/match", {
    status: 200,
    body: { lines: [certain, before, { state: "out", number: 1, habit }] },
  });
  const user = await paste();
  const tick = await screen.findByRole("checkbox", { name: "Book €30.00 as Insurance, Lindenhof" });
  expect(tick).toHaveProperty("checked", false);
  await user.click(tick);
  expect(screen.getByRole("button", { name: "Book 2 lines" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "It is another payment" }));
  await waitFor(() => {
    expect(sentBy("POST").at(-1)?.body).toMatchObject({ lines: [{}, { lease: leaseOf("Duarte").id }, {}] });
  });
});

it("leaves a doubtful line out again", async () => {
  const user = await paste();
  await user.click(await screen.findByRole("radio", { name: /Duarte/ }));
  await user.click(screen.getByRole("button", { name: "Leave out" }));
  expect(screen.getByRole("radio", { name: /Duarte/ })).toHaveProperty("checked", false);
  expect(screen.getByRole("button", { name: "Book 1 payment" })).toBeDefined();
});

it("asks anew for a line of which somebody says whose it is, and chooses it", async () => {
  const none: LineOutcome = { state: "none", number: 1, why: "nobody", lease: null, habit: null };
  answers.set("POST /statements/match", { status: 200, body: { lines: [none, none] } });
  answers.set("GET /leases/names", {
    status: 200,
    body: { items: [{ ...leaseOf("Elif"), status: "active" }], more: false },
  });
  const user = await paste();
  await user.click((await screen.findAllByRole("button", { name: "Choose a lease" }))[0] ?? document.body);
  const chosen: LineOutcome = {
    state: "doubtful",
    number: 1,
    doubt: "chosen",
    more: false,
    stays: [],
    proposals: [proposal("Elif")],
  };
  answers.set("POST /statements/match", { status: 200, body: { lines: [chosen, none] } });
  await user.click(screen.getByRole("combobox", { name: "Lease" }));
  await user.click(await screen.findByRole("option", { name: /Elif/ }));
  expect(await screen.findByRole("radio", { name: /Elif/ })).toHaveProperty("checked", true);
  expect(sentBy("POST").at(-1)?.body).toMatchObject({ lines: [{ lease: leaseOf("Elif").id }, {}, {}] });
  expect(screen.getByRole("button", { name: "Book 1 payment" })).toBeDefined();
});

it("books nothing that is not ticked", async () => {
  const user = await paste();
  await user.click(await screen.findByRole("button", { name: "Untick all" }));
  expect(screen.getByRole("button", { name: "Book" })).toHaveProperty("disabled", true);
  expect(screen.getByText("Nothing ticked.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Tick all" }));
  expect(screen.getByRole("button", { name: "Book 1 payment" })).toHaveProperty("disabled", false);
});

it("says what is no statement, keeps it, and offers to try again what could not be matched", async () => {
  const user = await paste("Dear tenant");
  expect((await screen.findByText(/not a statement that can be read/)).textContent).toContain(
    "not a statement that can be read",
  );
  answers.set("POST /statements/match", { status: 500, body: {} });
  const lines = screen.getByRole("textbox", { name: "Lines of the statement" });
  await user.clear(lines);
  await user.click(lines);
  await user.paste(text);
  expect(await screen.findByText("The lines could not be matched.")).toBeDefined();
  answers.set("POST /statements/match", { status: 200, body: { lines: matched } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: /^Certain/ })).toBeDefined();
});

it("reads a file of windows-1252 and a column that somebody names", async () => {
  const { user } = await show();
  const bytes = new Uint8Array(
    [..."Date,Wer,Amount\n2026-11-02,M\u00fcller,5.00"].map((sign) => sign.charCodeAt(0)),
  );
  await user.upload(
    screen.getByLabelText("Choose a file", { selector: "input" }),
    new File([bytes], "bank.csv"),
  );
  expect(await screen.findByText("1 line read")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Columns" }));
  expect(screen.getByRole("cell", { name: "Müller" })).toBeDefined();
  await user.selectOptions(screen.getByRole("combobox", { name: "Meaning of the column Wer" }), "Other side");
  expect(sentBy("POST").at(-1)?.body).toMatchObject({ lines: [{ name: "Müller" }] });
});

it("asks which way the money of a card went before it reads a line", async () => {
  const user = await paste(
    "Date,Description,Amount\n2026-11-04,SHOP,12.50\n2026-11-13,PAYMENT RECEIVED - THANK YOU,-100.00",
  );
  const question = await screen.findByRole("radiogroup", {
    name: /^“PAYMENT RECEIVED - THANK YOU” has a minus/,
  });
  expect(within(question).getByRole("radio", { name: "It came in" })).toHaveProperty("checked", false);
  expect(within(question).getByRole("radio", { name: "It went out" })).toHaveProperty("checked", false);
  await user.click(within(question).getByRole("radio", { name: "It went out" }));
  expect(sentBy("POST").at(-1)?.body).toMatchObject({ lines: [{ amount: "-12.50" }, { amount: "100.00" }] });
});

const stay = (guest: string, pays: string) => ({
  id: `booking of ${guest}`,
  guest,
  unit: null,
  checkIn: "2026-11-02",
  checkOut: "2026-11-05",
  outstanding: pays,
  pays,
});
const payout = (...stays: readonly ReturnType<typeof stay>[]) => ({
  property: { id: "casa", name: "Casa Azul" },
  stays: [...stays],
  by: "payout" as const,
  left: "0.00",
  over: "0.00",
});

it("ticks a payout with each of its bookings, and books them one by one", async () => {
  const proposal = payout(stay("Ana Duarte", "620.00"), stay("Luc Petit", "400.00"));
  const lines: readonly LineOutcome[] = [
    { state: "certain_stays", number: 1, proposal },
    {
      state: "doubtful",
      number: 1,
      doubt: "stays_several",
      more: false,
      proposals: [],
      stays: [payout(stay("Mia Roth", "1020.00")), payout(stay("Tom Hill", "1020.00"))],
    },
    { state: "out", number: 1, habit: null },
  ];
  answers.set("POST /statements/match", { status: 200, body: { lines } });
  answers.set("POST /statements/postings", {
    status: 200,
    body: { undoId: "batch", booked: 2, recorded: 0, already: 0 },
  });
  const user = await paste();
  const certain = await screen.findByRole("region", { name: /^Certain/ });
  expect(certain.textContent).toContain("payout of 2 bookings of Casa Azul");
  expect(
    within(certain).getByRole("checkbox", { name: /Ana Duarte \+ Luc Petit, Casa Azul/ }),
  ).toHaveProperty("checked", true);
  expect(within(certain).getByRole("link", { name: "Luc Petit" }).getAttribute("href")).toBe(
    "/calendar?edit=booking of Luc Petit",
  );
  const needsYou = screen.getByRole("region", { name: /^Needs attention/ });
  expect(needsYou.textContent).toContain("More than one set of bookings adds up to this amount.");
  // It may not be a stay at all: another kind of record can be chosen until a stay is.
  expect(within(needsYou).getByRole("button", { name: "Book as other income" })).toBeDefined();
  await user.click(within(needsYou).getByRole("radio", { name: /Tom Hill/ }));
  expect(within(needsYou).queryByRole("button", { name: "Book as other income" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Book 2 payments" }));
  expect(await screen.findByText("2 payments booked.")).toBeDefined();
  const sent = sentBy("POST").find(({ path }) => path.endsWith("/statements/postings"))?.body;
  expect(sent).toMatchObject({
    lines: [],
    stays: [
      {
        stays: [
          { booking: "booking of Ana Duarte", amount: "620.00", outstanding: "620.00" },
          { booking: "booking of Luc Petit", amount: "400.00", outstanding: "400.00" },
        ],
      },
      { stays: [{ booking: "booking of Tom Hill", amount: "1020.00" }] },
    ],
  });
});

it("proposes a deposit that is recorded, books nothing of it, and lets somebody say what else it is", async () => {
  const deposit = (certain: boolean, recordedOn: string | null): LineOutcome => ({
    state: "deposit",
    number: 1,
    lease: leaseOf("Jonas Weber"),
    recordedOn,
    certain,
  });
  const lines = [deposit(false, "2026-11-02"), deposit(false, null), deposit(true, "2026-11-03")];
  answers.set("POST /statements/match", { status: 200, body: { lines } });
  const user = await paste();
  const needsYou = await screen.findByRole("region", { name: /^Needs attention/ });
  expect(needsYou.textContent).toContain("The amount equals a recorded deposit");
  expect(needsYou.textContent).toContain("Record it on the lease, not as rent");
  expect(screen.getByRole("region", { name: /^Already booked/ }).textContent).toContain(
    "Deposit of Jonas Weber",
  );
  expect(screen.getByText("2 need you")).toBeDefined();
  await user.click(within(needsYou).getByRole("radio", { name: /Deposit of Jonas Weber/ }));
  expect(screen.getByText("1 needs you")).toBeDefined();
  expect(screen.getByText("Nothing ticked.")).toBeDefined();
  await user.click(within(needsYou).getByRole("button", { name: "It is another payment" }));
  expect(within(needsYou).getAllByRole("button", { name: "Choose a lease" })).toHaveLength(2);
});

it("asks which of two words is money out before it reads a line, and remembers it for the next file", async () => {
  const words =
    "Date,Counterparty,Amount,Way\n2026-11-02,JANA,950.00,mas\n2026-11-03,PLUMBER,181.50,menos\n2026-11-04,ROOFER,1.00,menos\n2026-11-05,TOM,2.00,mas";
  const user = await paste(words);
  const question = await screen.findByRole("radiogroup", { name: "Which word means money out?" });
  expect(screen.getByText("0 lines read")).toBeDefined();
  await user.click(within(question).getByRole("radio", { name: "menos" }));
  expect(await screen.findByText("4 lines read")).toBeDefined();
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toMatchObject({
      lines: [{ amount: "950.00" }, { amount: "-181.50" }, { amount: "-1.00" }, { amount: "2.00" }],
    });
  });
  await user.click(screen.getByRole("button", { name: "Start over" }));
  await user.click(screen.getByRole("textbox", { name: "Lines of the statement" }));
  await user.paste(words.replaceAll("2026-11", "2026-12"));
  expect(
    await screen.findByText("Read the way you chose for the last file with these columns."),
  ).toBeDefined();
  expect(screen.getByText("4 lines read")).toBeDefined();
});

it("lets somebody say the currency of a file that names none, and turn its signs round", async () => {
  const user = await paste(
    "Date,Counterparty,Amount\n2026-11-02,HARDWARE STORE,120.00\n2026-11-03,PAYMENT,-300.00",
  );
  await user.click(await screen.findByRole("button", { name: "Columns" }));
  await user.click(screen.getByRole("checkbox", { name: "The signs are the other way round" }));
  await user.click(screen.getByRole("combobox", { name: "Currency of the amounts" }));
  await user.click(await screen.findByRole("option", { name: /GBP/ }));
  await waitFor(() => {
    expect(sentBy("POST").at(-1)?.body).toMatchObject({
      lines: [
        { amount: "-120.00", currency: "GBP" },
        { amount: "300.00", currency: "GBP" },
      ],
    });
  });
});

it("says what waits to be booked, and whether the lines come to the balance", async () => {
  await paste(
    "Date,Counterparty,Amount,Currency,Status,Balance\n2026-11-02,A,10.00,EUR,Booked,110.00\n2026-11-03,B,5.00,EUR,Booked,115.00\n2026-11-04,C,1.00,EUR,Booked,126.00\n2026-11-05,D,1.00,EUR,Booked,127.00\n2026-11-06,E,9.00,EUR,Pending,",
  );
  expect(await screen.findByText("1 line waits to be booked by the bank and is left out.")).toBeDefined();
  expect(screen.getByText(/on 4 Nov 2026 the lines do not add up to what the bank says/)).toBeDefined();
});

it("says once for each account what it held before and after, and which day of it is missing", async () => {
  const statement = (day: string, opening: string, moved: string, closing: string) =>
    `:20:1\n:25:DE89370400440532013000\n:28C:1\n:60F:C2611${day}EUR${opening}\n:61:2611${day}C${moved}NTRFNONREF\n:86:166?20Miete?32JANA\n:62F:C2611${day}EUR${closing}\n-\n`;
  const [first, second, third] = [
    statement("02", "100,00", "10,00", "110,00"),
    statement("03", "110,00", "5,00", "115,00"),
    statement("04", "115,00", "1,00", "116,00"),
  ];
  const user = await paste(`${first}${second}${third}`);
  expect(await screen.findByText(/^€100.00 before, €116.00 after: the lines add up/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Start over" }));
  await user.click(screen.getByRole("textbox", { name: "Lines of the statement" }));
  await user.paste(`${first}${third}`);
  expect(
    await screen.findByText(/^€100.00 before, €116.00 after: on 4 Nov 2026 the lines do not add up/),
  ).toBeDefined();
});
