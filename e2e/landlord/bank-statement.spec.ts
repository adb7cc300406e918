// Features: statements
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { today } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addRent } from "../support/records/records.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** The first day of this month, as a bank writes it. */
function bankDay(): string {
  const [year, month] = today().split("-");
  return `01.${month ?? ""}.${year ?? ""}`;
}

const statement = (day: string): string =>
  [
    "Kontoauszug;DE89 3704 0044 0532 0130 00",
    "",
    "Buchungstag;Auftraggeber / Empfänger;Verwendungszweck;IBAN;Betrag (EUR)",
    `${day};WEBER JONAS;Miete;DE12 5001 0517 0648 4898 90;825,50`,
    `${day};INES CARVALHO;renda;PT50000201231234567890154;825,50`,
    `${day};OELMANN K.;Miete Teil;DE02120300000000202051;500,00`,
    `${day};STADTWERKE LEIPZIG;Erstattung;;148,30`,
    `${day};ALLIANZ;Versicherung;;-88,10`,
  ].join("\n");

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Lines of the statement" }).focus();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+V");
}

async function incomes(page: Page): Promise<number> {
  const answer = await page.request.get("/api/v1/income?from=2020-01-01&to=2099-12-31");
  const { total }: { total: number } = await answer.json();
  return total;
}

test("a statement is pasted, looked at and booked in one press, booked already when it is pasted again, and taken back", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addRent(page, "Jonas Weber", "Lindenstraße 14");
  await addRent(page, "Inês Carvalho", "Rua das Flores 88");
  await addRent(page, "Katrin Oelmann", "Nordstraße 2");
  await page.goto("/income");
  await page.getByRole("link", { name: "Bank statement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bank statement" })).toBeVisible();
  await expectAccessible(page);
  await paste(page, statement(bankDay()));

  await expect(page.getByText("5 lines read")).toBeVisible();
  const needsYou = page.getByRole("region", { name: /^Needs attention/ });
  // Nobody has confirmed these accounts yet: nothing is ticked.
  await expect(page.getByRole("region", { name: /^Certain/ })).toHaveCount(0);
  await expect(
    needsYou.getByText("Name and sum fit Jonas Weber; only the account is not known."),
  ).toBeVisible();
  await needsYou.getByRole("button", { name: "Choose all 2 that name and sum fit" }).click();
  await expect(needsYou.getByRole("radio", { name: /Jonas Weber/ })).toBeChecked();
  await expect(needsYou.getByRole("radio", { name: /Inês Carvalho/ })).toBeChecked();
  await expect(needsYou.getByText("€325.50 less than Katrin Oelmann owes")).toBeVisible();
  await expect(needsYou.getByRole("radio", { name: /Katrin Oelmann/ })).not.toBeChecked();
  await expect(page.getByRole("region", { name: /^No match/ })).toContainText("STADTWERKE LEIPZIG");
  const paid = page.getByRole("region", { name: /^Paid by you/ });
  await expect(paid).toContainText("ALLIANZ");
  await expectAccessible(page);
  expect(await incomes(page)).toBe(0);

  await needsYou.getByRole("radio", { name: /Katrin Oelmann/ }).check();
  await expect(page.getByText("Books 3 payments, €2,151.00")).toBeVisible();
  await paid.getByRole("button", { name: "Book as an expense" }).click();
  await page.keyboard.type("Nord");
  await page.getByRole("option", { name: "Nordstraße 2" }).click();
  await paid.getByRole("combobox", { name: "Category" }).selectOption("Insurance");
  await expect(page.getByText("1 expense, €88.10")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Book 4 lines" }).click();
  await expect(page.getByText("4 lines booked.")).toBeVisible();
  const booked = page.getByRole("region", { name: /^Already booked/ });
  await expect(booked.getByRole("listitem")).toHaveCount(4);
  expect(await incomes(page)).toBe(3);

  // Again with the lines in reverse order, on a phone.
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Start over" }).click();
  const [account = "", blank = "", head = "", ...lines] = statement(bankDay()).split("\n");
  await paste(page, [account, blank, head, ...lines.toReversed()].join("\n"));
  await expect(booked.getByRole("listitem")).toHaveCount(4);
  await expect(booked.getByText(/booked from a statement/)).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone. The lines are open again.")).toBeVisible();
  await expect(needsYou.getByRole("button", { name: "Choose all 2 that name and sum fit" })).toBeVisible();
  expect(await incomes(page)).toBe(0);
});

test("the same movements in another layout are in the books already", async ({ page }) => {
  await signUpNewcomer(page);
  await addRent(page, "Jonas Weber", "Lindenstraße 14");
  await page.goto("/income/statement");
  const [account = "", blank = "", head = "", rent = ""] = statement(bankDay()).split("\n");
  await paste(page, [account, blank, head, rent].join("\n"));
  await page.getByRole("radio", { name: /Jonas Weber/ }).check();
  await page.getByRole("button", { name: "Book 1 payment" }).click();
  const booked = page.getByRole("region", { name: /^Already booked/ });
  await expect(booked.getByText(/booked from a statement/)).toBeVisible();

  // Neither account is in the file, and two lines are equal: one of them is another payment.
  await page.getByRole("button", { name: "Start over" }).click();
  const bare = rent.split(";").toSpliced(3, 1).join(";");
  await paste(page, [head.replace("IBAN;", ""), bare, bare].join("\n"));
  await expect(booked.getByText(/recorded before/)).toHaveCount(1);
  await expect(page.getByRole("region", { name: /^Needs attention/ }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("what is no statement says so, and a column can be named otherwise", async ({ page }) => {
  await signUpNewcomer(page);
  await addRent(page, "Jonas Weber");
  await page.goto("/income/statement");
  await paste(page, "Dear tenant, the rent is due.");
  await expect(page.getByText(/not a statement that can be read/)).toBeVisible();

  const day = bankDay();
  await page
    .getByRole("textbox", { name: "Lines of the statement" })
    .fill(`Buchungstag;Wer;Was;Betrag\n${day};Jonas Weber;Miete;825,50\n${day};Bank;Zinsen;0,12`);
  await page.getByRole("button", { name: "Read", exact: true }).click();
  await expect(page.getByRole("region", { name: /^Needs attention/ })).toContainText(
    "No tenant of this name",
  );
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("combobox", { name: "Meaning of the column Wer" }).selectOption("Other side");
  await expect(page.getByRole("region", { name: /^Needs attention/ })).toContainText(
    "Name and sum fit Jonas Weber; only the account is not known.",
  );
});
