import type { LetterPreview } from "@keystead/contract/letters";
import { letterTextSources } from "@keystead/domain/letters";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease, transfer } from "../../testing/records/lease.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent, sentBy } from "../../testing/wire.ts";
import { LetterForm } from "./letter-form.tsx";
import { receiptOf } from "./receipt-of.ts";

const month = {
  period: "2026-11",
  dueOn: "2026-11-01",
  amount: "950.00",
  settled: "950.00",
  outstanding: "0.00",
  state: "paid",
  overdue: false,
  daysOverdue: 0,
  rows: [],
} as const;

const paid = { ...sampleLease, months: [{ ...month, rows: [] }], transfers: [transfer] };
const ada = { id: sampleLease.tenant.id, name: "Ada Adler", email: "ada@example.com" };

function preview(over: Partial<LetterPreview> = {}): LetterPreview {
  return {
    sheet: {
      language: "de",
      title: "Mietquittung",
      date: "19. November 2026",
      sender: { name: "Vera Vogt", lines: ["Rosenweg 4"] },
      recipient: ["Ada Adler"],
      facts: [{ label: "Mietobjekt", value: "Lindenhof" }],
      paragraphs: [],
      table: {
        columns: [
          { label: "Posten", holds: "words" },
          { label: "Gezahlt", holds: "amount" },
        ],
        rows: [{ cells: ["Summe", "950,00 €"], isSum: true }],
      },
      closing: [],
      payTo: null,
      signature: { words: "Vermieter", name: "Vera Vogt" },
      small: [],
      foot: "Seite {page} von {pages}",
    },
    fileName: "Mietquittung.pdf",
    sum: "950.00",
    currency: "EUR",
    isQuittance: false,
    withoutFont: [],
    fingerprint: "f1",
    replyTo: "vera@example.com",
    mailStop: null,
    tenants: [{ ...ada, mail: { subject: "Mietquittung: Lindenhof", text: "Guten Tag Ada Adler," } }],
    ...over,
  };
}

/** Answers as the server does to the owner of the workspace. */
function answer(shown: LetterPreview | (() => Response), post?: () => Response) {
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    if (method === "GET" && path.endsWith("/letter"))
      return typeof shown === "function" ? shown() : Response.json(shown);
    return method === "POST" && post !== undefined ? post() : new Promise<Response>(() => {});
  });
}

const refusedWith = (code: string) => () =>
  Response.json({ defined: true, code, status: 409, message: "" }, { status: 409 });

const open = (of = paid) => show(<LetterForm lease={of} preset={undefined} onClose={() => {}} />);

it("shows in its own language what the letter says, of the newest month that was paid", async () => {
  answer(preview());
  await open();
  const letter = await screen.findByRole("article");
  expect(letter.lang).toBe("de");
  expect(within(letter).getByRole("row", { name: "Summe 950,00 €" })).toBeTruthy();
  expect(sentBy("GET").findLast(({ path }) => path.endsWith("/letter"))?.query).toEqual({
    kind: "receipt",
    period: "2026-11",
    asOf: "2026-11-19",
  });
});

it("asks again for another letter, and offers only those that there is something to write of", async () => {
  answer(preview());
  const user = await open();
  const kind = screen.getByLabelText<HTMLSelectElement>("Letter");
  expect([...kind.options].map(({ label }) => label)).toEqual([
    "Rent receipt",
    "Statement of account",
    "Handover record",
  ]);
  await user.selectOptions(kind, "Statement of account");
  await user.selectOptions(screen.getByLabelText("Language"), "Italiano");
  await waitFor(() => {
    expect(sentBy("GET").findLast(({ path }) => path.endsWith("/letter"))?.query).toEqual({
      kind: "statement",
      from: "2025-12-01",
      asOf: "2026-11-19",
      language: "it",
    });
  });
});

it("sends the mail that it shows, and only that", async () => {
  answer(preview(), () => Response.json({ to: ada.email }));
  const user = await open();
  await screen.findByRole("article");
  await waitFor(() => {
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send to tenant" }).disabled).toBe(false);
  });
  await user.click(screen.getByRole("button", { name: "Send to tenant" }));
  const mail = screen.getByRole("region", { name: "The email with the letter" });
  expect(within(mail).getByText("Guten Tag Ada Adler,").lang).toBe("de");
  expect(sentBy("POST")).toEqual([]);
  await user.click(within(mail).getByRole("button", { name: "Send to Ada Adler" }));
  await waitFor(() => {
    expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
      [
        `/api/v1/leases/${sampleLease.id}/letter-mails`,
        { kind: "receipt", period: "2026-11", asOf: "2026-11-19", tenantId: ada.id, fingerprint: "f1" },
      ],
    ]);
  });
  expect(sentBy("POST")[0]?.key).not.toBeNull();
});

it("offers nothing to send to somebody who may not", async () => {
  answerWith(({ path }) =>
    path.endsWith("/workspaces") ? Response.json(membershipOf("cleaner")) : Response.json(preview()),
  );
  await open();
  await screen.findByRole("article");
  expect(screen.queryByRole("button", { name: "Send to tenant" })).toBeNull();
});

it.each([
  [{ mailStop: "unconfirmed" } as const, /Confirm your own email address first/],
  [{ mailStop: "sample" } as const, "Nothing is sent from the sample portfolio."],
  [{ tenants: [{ ...ada, email: "", mail: null }] }, /Ada Adler has no email address/],
])("says why no mail can be sent: %o", async (over, words) => {
  answer(preview(over));
  const user = await open();
  await screen.findByRole("article");
  await user.click(await screen.findByRole("button", { name: "Send to tenant" }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Send to Ada/ })).toBeNull();
});

it("names what no font can draw before the letter goes out, and sends none", async () => {
  answer(preview({ withoutFont: [{ source: "tenants", marks: ["😀", "ᠮ"] }] }));
  await open();
  await screen.findByRole("article");
  expect(screen.getByRole("alert").textContent).toMatch(
    /^These characters cannot be printed.*: 😀 ᠮ \(name of the tenant\)\. /,
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send to tenant" }).disabled).toBe(true);
});

it("says of each sign where it was typed", async () => {
  answer(
    preview({
      withoutFont: letterTextSources.map((source, at) => ({ source, marks: ["→★✓✔☆⇒♥☎♣"[at] ?? ""] })),
    }),
  );
  await open();
  await screen.findByRole("article");
  const alert = screen.getByRole("alert").textContent;
  for (const words of [
    "→ (address on the letter)",
    "★ (sender name)",
    "✓ (postal address of the sender)",
    "✔ (payment details)",
    "☆ (name of the tenant)",
    "⇒ (property, unit or their address)",
    "♥ (note on a charge or on the deposit)",
    "☎ (notes of the handover)",
    "♣ (elsewhere in the letter)",
  ])
    expect(alert).toContain(words);
});

it.each([
  ["NOTHING_TO_CERTIFY", "No payment is recorded for this."],
  ["NOTHING_TO_RECORD", "Nothing of this handover is recorded yet."],
])("says why there is nothing to write: %s", async (code, words) => {
  answer(refusedWith(code));
  await open();
  expect(await screen.findByText(words)).toBeTruthy();
});

/** The record of a move-out: it has no table. */
const record = preview();
const handedBack: LetterPreview = {
  ...record,
  sheet: {
    ...record.sheet,
    title: "Übergabeprotokoll (Auszug)",
    table: { columns: [], rows: [] },
    sections: [{ title: "Zählerstände und Zustand der Räume", text: "Wasser 123\nGas 4" }],
    signing: {
      dated: "Ort und Datum",
      parties: [
        { words: "Vermieter", name: "Vera Vogt" },
        { words: "Mieter", name: "Ada Adler" },
      ],
    },
  },
};

it("shows the notes of a handover line by line, and where each side signs", async () => {
  answer(handedBack);
  const user = await open();
  await user.selectOptions(screen.getByLabelText("Letter"), "Handover record");
  const letter = await screen.findByRole("article");
  expect(within(letter).queryByRole("table")).toBeNull();
  expect(within(letter).getByRole("heading", { name: "Zählerstände und Zustand der Räume" })).toBeTruthy();
  expect(within(letter).getByText(/^Wasser 123/).textContent).toBe("Wasser 123\nGas 4");
  expect(
    within(letter)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Ort und Datum", "Vera VogtVermieter", "Ada AdlerMieter"]);
});

it.each([
  [{}, { status: "active" }, "move_in"],
  [{}, { status: "ended" }, "move_out"],
  [{ handover: "move_out" }, { status: "active" }, "move_out"],
] as const)("asks for the record of the handover that is meant: %o of %o", async (preset, of, expected) => {
  answer(handedBack);
  const user = await show(
    <LetterForm
      lease={{ ...sampleLease, ...of }}
      preset={{ kind: "handover", ...preset }}
      onClose={() => {}}
    />,
  );
  await screen.findByRole("article");
  const queryOf = () => sentBy("GET").findLast(({ path }) => path.endsWith("/letter"))?.query;
  expect(queryOf()).toEqual({ kind: "handover", handover: expected, asOf: "2026-11-19" });
  const other = expected === "move_in" ? "Move-out" : "Move-in";
  await user.selectOptions(screen.getByLabelText("Handover"), other);
  await waitFor(() => {
    expect(queryOf()).toMatchObject({ handover: other === "Move-in" ? "move_in" : "move_out" });
  });
});

it("asks for no letter of a day to come", async () => {
  answer(preview());
  const user = await open();
  await screen.findByRole("article");
  const before = sent.length;
  const day = screen.getByLabelText("As of");
  await user.clear(day);
  await user.type(day, "1.12.2026");
  await user.click(screen.getByRole("button", { name: "Download PDF" }));
  expect(await screen.findByText("Enter a date that is not in the future.")).toBeTruthy();
  expect(sent.slice(before).filter(({ method }) => method === "POST")).toEqual([]);
});

it("takes the month for a receipt of the transfer that paid it whole and alone, else the transfer", () => {
  const settled = [{ rowRef: "r", period: "2026-11", kind: "rent", amount: "950.00" }] as const;
  const whole = { ...transfer, settled: [...settled] };
  expect(receiptOf(paid, whole)).toEqual({ kind: "receipt", about: "month:2026-11" });
  expect(receiptOf(paid, { ...whole, amount: "500.00" })?.about).toBe(`transfer:${transfer.id}`);
  expect(receiptOf(paid, { ...whole, refunded: "950.00" })).toBeNull();
  expect(receiptOf(paid, { ...whole, openingCredit: true })).toBeNull();
});

it("asks an owner who has said no name whose letter it is, and puts name and address on it", async () => {
  const unnamed = preview();
  const { sheet } = unnamed;
  let isNamed = false;
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    if (path.endsWith("/letterhead")) {
      isNamed ||= method === "PUT";
      return Response.json({
        senderName: "",
        address: "",
        iban: "",
        paymentNote: "",
        version: isNamed ? 2 : 1,
      });
    }
    const sender = { name: isNamed ? "Vera Vogt" : unnamed.replyTo, lines: [] };
    return Response.json({ ...unnamed, sheet: { ...sheet, sender } });
  });
  const user = await open();
  const name = await screen.findByLabelText("Sender name");
  await user.click(screen.getByRole("button", { name: "Put on the letter" }));
  expect(screen.getAllByText("Enter a name.").length).toBeGreaterThan(0);
  expect(sentBy("PUT")).toEqual([]);
  await user.type(name, "Vera Vogt");
  await user.type(screen.getByLabelText("Postal address"), "Rosenweg 4");
  await user.type(name, "{Enter}");
  await waitFor(() => {
    expect(screen.queryByLabelText("Sender name")).toBeNull();
  });
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { senderName: "Vera Vogt", address: "Rosenweg 4", version: 1 },
  ]);
  expect(sentBy("POST")).toEqual([]);
});
