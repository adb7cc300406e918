import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { profile } from "../../testing/records/profile.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { MortgagePage } from "./mortgage-page.tsx";

beforeEach(() => {
  answerWith(({ path }) => {
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    return Response.json(path === "/api/v1/profile" ? profile : { ok: true });
  });
});

const open = (search = "") => show(<MortgagePage />, undefined, `/mortgage${search}`);
const figure = async (label: string) => {
  const result = await screen.findByRole("region", { name: "What it comes to" });
  return within(result).getByText(label).nextElementSibling?.textContent;
};

it("[MORT-01] calculates what the address says, to the cent", async () => {
  await open("?price=250000&down=50000&rate=3.5&years=25");
  expect(await figure("Monthly payment")).toBe("€1,001.25");
  expect(await figure("Loan")).toBe("€200,000.00");
  expect(await figure("Total interest")).toBe("€100,374.14");
  expect(await figure("Total payment")).toBe("€300,374.14");
  expect(screen.getByLabelText("Share of the price")).toHaveProperty("value", "20");
});

it("[MORT-01] links the two fields of the down payment, the one typed last leading", async () => {
  const user = await open("?price=250000&share=20&rate=3.5&years=25");
  const price = await screen.findByLabelText(/^Property price/);
  const down = screen.getByLabelText(/^Down payment/);
  const share = screen.getByLabelText("Share of the price");
  expect(down).toHaveProperty("value", "50,000.00");
  await user.clear(price);
  await user.paste("300000");
  expect(down).toHaveProperty("value", "60,000.00");
  await user.clear(down);
  await user.paste("75000");
  expect(share).toHaveProperty("value", "25");
  await user.clear(price);
  await user.paste("150000");
  expect([down, share].map((field) => (field as HTMLInputElement).value)).toEqual(["75000", "50"]);
});

it("[MORT-01] says at its field what cannot be calculated, and shows no figure for it", async () => {
  await open("?price=250000&down=250001&rate=101&years=51");
  expect(await screen.findAllByText("The down payment is higher than the price.")).not.toEqual([]);
  expect(screen.getByText("Enter a rate from 0 to 100, for example 3.5.")).toBeTruthy();
  expect(screen.getByText("Enter whole years from 1 to 50.")).toBeTruthy();
  expect(await figure("Monthly payment")).toBe("—");
  expect(screen.queryByRole("table")).toBeNull();
});

it("[MORT-01] lends without interest, and nothing where all is paid down", async () => {
  await open("?price=120000&down=0&rate=0&years=10");
  expect(await figure("Monthly payment")).toBe("€1,000.00");
  expect(await figure("Total interest")).toBe("€0.00");
});

it("[MORT-01] unfolds a year into its months, which add up to it", async () => {
  const user = await open("?price=12000&down=0&rate=12&years=1");
  const table = await screen.findByRole("table");
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  await user.click(within(table).getByRole("button", { name: "Year 1" }));
  const rows = within(table).getAllByRole("row").slice(2, -1);
  expect(rows).toHaveLength(12);
  const cents = (row: HTMLElement, at: number) =>
    Number(within(row).getAllByRole("cell")[at]?.textContent?.replaceAll(/[,.]/g, ""));
  expect(rows.reduce((sum, row) => sum + cents(row, 0), 0)).toBe(1_279_423);
  expect(rows.reduce((sum, row) => sum + cents(row, 2), 0)).toBe(1_200_000);
});

it("[MORT-01] reads the chart year by year with the arrow keys", async () => {
  const user = await open("?price=12000&down=0&rate=12&years=2");
  const chart = await screen.findByRole("group", { name: /^Repayment and interest by year/ });
  chart.focus();
  const legend = () => chart.nextElementSibling?.textContent;
  expect(legend()).toBe("Repayment Interest ");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  const table = within(screen.getByRole("table"));
  const [, interest = "", principal = ""] = within(table.getByRole("row", { name: /^Year 2/ }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
  expect(legend()).toBe(`Year 2Repayment €${principal}Interest €${interest}`);
  await user.keyboard("{Home}");
  expect(legend()).toMatch(/^Year 1/);
});

it("[MORT-01] puts somebody on the waitlist, with the account's address unless another is typed", async () => {
  const user = await open();
  const card = await screen.findByRole("region", { name: "Save and link calculations" });
  expect(within(card).getByText("Coming soon")).toBeTruthy();
  const email = await within(card).findByLabelText("Email");
  expect(email).toHaveProperty("value", profile.email);
  await user.clear(email);
  await enter(user, email, "anna@");
  await user.click(within(card).getByRole("button", { name: "Join the waitlist" }));
  expect(await within(card).findByText("Invalid email address")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await enter(user, email, "example.com");
  await user.click(within(card).getByRole("button", { name: "Join the waitlist" }));
  expect(await within(card).findByText("You are on the list.")).toBeTruthy();
  await waitFor(() => {
    expect(sentBy("POST")).toMatchObject([
      { path: "/api/v1/waitlist", body: { email: "anna@example.com", waitlist: "mortgage" } },
    ]);
  });
});
