// Features: statements
import { expectAccessible } from "../support/checks/axe.ts";
import { today } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addRent } from "../support/records/records.ts";

type Handed = { readonly name: string; readonly text: string };

const day = () => today();
const [year, month] = [() => day().slice(0, 4), () => day().slice(5, 7)];

/** Files of one month, as banks write it; each has the rent of another tenant. */
const german = (): Handed => ({
  name: "umsaetze.csv",
  text: [
    '"Girokonto";"DE89370400440532013000"',
    '""',
    '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"',
    `"01.${month()}.${year()}";"01.${month()}.${year()}";"Gebucht";"Jonas Weber";"Erika Muster";"Miete";"Eingang";"DE02120300000000202051";"825,50"`,
    `"02.${month()}.${year()}";"";"Vorgemerkt";"Jonas Weber";"Erika Muster";"Miete";"Eingang";"DE02120300000000202051";"825,50"`,
  ].join("\n"),
});

const british = (): Handed => ({
  name: "statement.csv",
  text: [
    "Transaction Date,Transaction Type,Transaction Description,Debit Amount,Credit Amount,Balance",
    `01/${month()}/${year()},FPI,INES CARVALHO RENT,,825.50,1825.50`,
    `02/${month()}/${year()},DD,POWER,64.20,,1761.30`,
  ].join("\n"),
});

const camt = (): Handed => {
  const part = (amount: string, name: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  return {
    name: "camt.053.xml",
    text: `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">925.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day().slice(0, 7)}-01</Dt></BookgDt><NtryDtls>${part("825.50", "Katrin Oelmann")}${part("100.00", "Stadtwerke")}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
  };
};

const ofx = (): Handed => ({
  name: "export.ofx",
  text: `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><CURDEF>EUR<BANKACCTFROM><ACCTID>12345678</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day().slice(0, 7).replace("-", "")}01<TRNAMT>825.50<NAME>TOM REED<MEMO>RENT</STMTTRN></BANKTRANLIST></OFX>`,
});

/** A card, whose charges have no sign. */
const card = (): Handed => ({
  name: "card.csv",
  text: [
    "Date,Description,Amount",
    `01/${month()}/${year()},HARDWARE STORE,12.50`,
    `02/${month()}/${year()},PAYMENT RECEIVED - THANK YOU,-100.00`,
  ].join("\n"),
});

async function hand(page: Page, { name, text }: Handed): Promise<void> {
  const startOver = page.getByRole("button", { name: "Start over" });
  if (await startOver.isVisible()) await startOver.click();
  await page
    .getByLabel("Choose a file")
    .and(page.locator("input"))
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
}

/** A payment from an unknown account, or without one, is suggested but not ticked. */
const isOffered = async (page: Page, tenant: string) => {
  await expect(page.getByText(`Name and sum fit ${tenant}; only the account is not known.`)).toBeVisible();
  await expect(page.getByRole("radio", { name: new RegExp(tenant) })).not.toBeChecked();
};

for (const [what, viewport] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone", phone],
] as const)
  test.describe(`at ${what}`, () => {
    test.use({ viewport });

    test("files of five banks are read right, or asked about", async ({ page }) => {
      await signUpNewcomer(page);
      for (const [name, house] of [
        ["Jonas Weber", "Lindenstraße 14"],
        ["Inês Carvalho", "Rua das Flores 88"],
        ["Katrin Oelmann", "Nordstraße 2"],
        ["Tom Reed", "High Street 1"],
      ] as const)
        await addRent(page, name, house);
      await page.goto("/income/statement");

      await hand(page, { name: "auszug.pdf", text: "%PDF-1.7" });
      await expect(page.getByRole("alert").filter({ hasText: "This is a PDF." })).toBeVisible();

      await hand(page, german());
      await isOffered(page, "Jonas Weber");
      await expect(page.getByText("1 line waits to be booked by the bank and is left out.")).toBeVisible();
      await expectNoSidewaysScroll(page);

      await hand(page, british());
      await expect(page.getByText("What does 01/")).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Currency of the amounts" })).toBeVisible();
      await isOffered(page, "Inês Carvalho");
      await expect(page.getByText("the lines add up to what the bank says")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await hand(page, card());
      const sign = page.getByRole("radiogroup", { name: /^“PAYMENT RECEIVED - THANK YOU” has a minus/ });
      await expect(page.getByText("0 lines read")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await sign.getByRole("radio", { name: "It went out" }).click();
      await expect(page.getByRole("region", { name: /^Paid by you/ })).toContainText("HARDWARE STORE");

      await hand(page, camt());
      await isOffered(page, "Katrin Oelmann");
      await expect(page.getByRole("region", { name: /^No match/ })).toContainText("Stadtwerke");

      await hand(page, ofx());
      await isOffered(page, "Tom Reed");
      await page.getByRole("radio", { name: /Tom Reed/ }).check();
      await page.getByRole("button", { name: "Book 1 payment" }).click();
      await expect(page.getByText("1 payment booked.")).toBeVisible();
      await hand(page, ofx());
      await expect(page.getByRole("region", { name: /^Already booked/ })).toContainText("Tom Reed");
    });
  });
