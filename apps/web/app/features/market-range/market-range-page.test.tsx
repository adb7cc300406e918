import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { MarketRangePage } from "./market-range-page.tsx";

beforeEach(() => {
  answerWith(({ path }) => Response.json(path === "/api/v1/workspaces" ? membershipOf("owner") : {}));
});

const chooser = () => screen.findByLabelText("Choose file", { selector: "input" });

async function handIn(content: BlobPart) {
  const user = await show(<MarketRangePage />);
  await user.upload(await chooser(), new File([content], "prices.csv", { type: "text/csv" }));
  return user;
}

const value = (term: string) => screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent;

/** Text such as "Größe" in windows-1252. */
const inWindows1252 = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

it("[MKT-01] finds the range in a German file of columns in windows-1252", async () => {
  await handIn(
    inWindows1252(
      'address;size_sqm;Preis\r\n"M\u00fchlstra\u00dfe 3; Hof";60,5;1.000,50\r\nB;50;1.100,00\r\nC;;1.200\r\nD;70;1.300,00\r\nE;80;1.400,00\r\nF;1;auf Anfrage\r\n',
    ),
  );
  expect(await screen.findByText("Typical range €1,100.00 to €1,300.00")).toBeTruthy();
  expect(value("Median")).toBe("€1,200.00");
  expect(value("Average price")).toBe("€1,200.10");
  // (1,000.50 + 1,100 + 1,300 + 1,400) / (60.5 + 50 + 70 + 80)
  expect(value("Price per m²")).toBe("€18.43");
  expect(screen.getByText("5 prices used, 1 row skipped")).toBeTruthy();
  const skipped = within(screen.getByRole("region", { name: "1 row skipped" })).getAllByRole("row")[1];
  expect(skipped?.textContent).toBe("7Not a numberauf Anfrage");
  expect(sentBy("POST")).toEqual([]);
});

it("[MKT-01] says why there is no price per m²: no column of sizes, or no size in it", async () => {
  const user = await handIn("adresse;preis\nA;900\n");
  expect(await screen.findByText("None of the columns is named “size_sqm” or “size”.")).toBeTruthy();
  expect(value("Price per m²")).toBe("—");
  await user.click(screen.getByRole("button", { name: "Start over" }));
  await user.upload(await chooser(), new File(["Größe;Preis\n;900\n"], "prices.csv"));
  expect(await screen.findByText("No row has a size.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Start over" }));
  await user.upload(await chooser(), new File(["Größe;Preis\n50;900\n"], "prices.csv"));
  expect(await screen.findByText("1 price used")).toBeTruthy();
  expect(value("Price per m²")).toBe("€18.00");
});

it.each([
  ["1100", "Your €1,100.00 is above P75 (€1,090.00)."],
  ["950", "Your €950.00 is below P25 (€1,000.00)."],
  ["1090", "Your €1,090.00 is inside the typical range, €1,000.00 to €1,090.00."],
])("[MKT-01] says where a price of %s lies", async (price, sentence) => {
  const user = await handIn("900\n1000\n1050\n1090\n1200\n");
  await user.click(await screen.findByRole("textbox", { name: /^My price/ }));
  await user.paste(price);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it("[MKT-01] shows what few prices come to, and says that they are few", async () => {
  await handIn("price\n900\n1000\n");
  expect(await screen.findByText(/^Too few for a range/)).toBeTruthy();
  expect(value("Median")).toBe("€950.00");
  expect(value("Price per m²")).toBe("—");
});

it.each([
  ["address,bedrooms\nCalle Sol 3,1\n", "Invalid CSV format. Please check your file.", /It shows in row 1\./],
  ['price\n"900\n', "Invalid CSV format. Please check your file.", /quotation mark is not closed/],
  ["price\nnone\n", "No valid prices found in CSV file.", /Not a number/],
  ["", "No valid prices found in CSV file.", /Nothing is stored/],
])("[MKT-01] says what is wrong with %j", async (text, message, help) => {
  await handIn(text);
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(screen.getByText(help)).toBeTruthy();
});

it("[MKT-01] refuses a file of more than a megabyte unread, and a list of more than 5,000 rows", async () => {
  const user = await handIn("1".repeat(1_048_577));
  expect(await screen.findByText("The file is larger than 1 MB.")).toBeTruthy();
  await user.upload(await chooser(), new File(["900\n".repeat(5001)], "prices.csv"));
  expect(await screen.findByText("The file has more than 5,000 rows.")).toBeTruthy();
});

it("[MKT-01] takes pasted prices, and begins anew", async () => {
  const user = await show(<MarketRangePage />);
  await user.click(await screen.findByLabelText("Prices"));
  await user.paste("1200,50\n1300,00");
  expect(await screen.findByText("2 prices used")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getByLabelText("Prices")).toHaveProperty("value", "");
});

it("[MKT-01] draws 5,000 prices as one mark", async () => {
  await handIn(Array.from({ length: 5000 }, (_, index) => 500 + (index % 900)).join("\n"));
  const strip = await screen.findByRole("img", { name: /^5000 prices from/ });
  expect(strip.querySelectorAll("*").length).toBeLessThan(30);
});
