import type { PortfolioView } from "@keystead/contract/portfolio";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { calmPortfolio, collectLine } from "../../../testing/records/calm-portfolio.ts";
import { show } from "../../../testing/show.tsx";
import { RentToCollect } from "./rent-to-collect.tsx";

const month = (period: string, over: object = {}) => {
  const [one] = collectLine({ dueOn: `${period}-03`, sum: "800.00" }).months;
  if (one === undefined) throw new Error("a line without a month");
  return { ...one, state: "overdue" as const, overdue: true, ...over };
};
const tom = collectLine({
  leaseId: "tom",
  tenantName: "Tom Fischer",
  unitName: "Apt 1",
  dueOn: "2026-09-03",
  daysOverdue: 77,
  sum: "2380.54",
  months: [
    month("2026-09", { amount: "800.00", settled: "19.46", outstanding: "780.54", state: "partially_paid" }),
    month("2026-10"),
    month("2026-11"),
  ],
});
const portfolio: PortfolioView = {
  ...calmPortfolio,
  leases: { active: 12, settled: 4 },
  overdue: { lines: [tom], sums: [{ amount: "2380.54", currency: "EUR" }] },
  upcoming: {
    lines: [collectLine({ leaseId: "ada" })],
    sums: [{ amount: "950.00", currency: "EUR" }],
  },
};
const rows = () => screen.getAllByRole("row").map((row) => row.textContent);

it("asks once per lease: who, how many months, since when, how much; opened, its months", async () => {
  const user = await show(<RentToCollect portfolio={portfolio} />);
  const line = screen.getByRole("row", { name: /Tom Fischer/ });
  expect(line.textContent).toContain("Lindenhof · Apt 1");
  expect(line.textContent).toContain("3 months, since 3\u00a0Sept");
  expect(line.textContent).toContain("77 days late");
  expect(line.textContent).toContain("€2,380.54");
  expect(within(line).getByRole("link", { name: "Tom Fischer" }).getAttribute("href")).toBe("/leases/tom");
  expect(screen.queryByText("September 2026")).toBeNull();

  const opener = within(line).getByRole("button", { name: "Tom Fischer: 3 months" });
  await user.click(opener);
  expect(opener.getAttribute("aria-expanded")).toBe("true");
  expect(rows().filter((text) => /20\d\d/.test(text))).toEqual([
    "September 2026€19.46 of €800.00 settledPartly paid€780.54",
    "October 2026rent €800.00Overdue€800.00",
    "November 2026rent €800.00Overdue€800.00",
  ]);
  await user.click(opener);
  expect(screen.queryByText("September 2026")).toBeNull();
});

it("says once of a lease that is late what falls due of it soon, and takes both in one form", async () => {
  const again = collectLine({
    leaseId: "tom",
    tenantName: "Tom Fischer",
    dueOn: "2026-12-03",
    sum: "800.00",
    months: [month("2026-12", { state: "due", overdue: false })],
  });
  const [ada] = portfolio.upcoming.lines;
  if (ada === undefined) throw new Error("nobody is due soon");
  const user = await show(
    <RentToCollect
      portfolio={{
        ...portfolio,
        upcoming: { lines: [ada, again], sums: [{ amount: "1750.00", currency: "EUR" }] },
      }}
    />,
  );
  const line = screen.getByRole("row", { name: /Tom Fischer/ });
  expect(line.textContent).toContain("€2,380.54+\u00a0€800.00 on 3 Dec");
  expect(screen.getAllByRole("button", { name: /^Mark paid/ })).toHaveLength(2);
  // The sum of the group is that of its list.
  expect(
    screen.getByRole("rowheader", { name: "Due within 7 days 2 leases, €800.00 of it above" }),
  ).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.textContent);
  expect(links).toContain("Due within 7 days: open the list €1,750.00");

  await user.click(within(line).getByRole("button", { name: "Tom Fischer: 4 months" }));
  expect(rows().filter((text) => /20\d\d/.test(text))).toContain("December 2026rent €800.00Due€800.00");
  await user.click(within(line).getByRole("button", { name: /^Mark paid/ }));
  // Overdue months are ticked; future ones are folded into one line of the same form.
  const sheet = await screen.findByRole("dialog");
  await user.click(within(sheet).getByRole("button", { name: "Show 1 later month" }));
  const ticked = within(sheet).getAllByRole("checkbox", { checked: true });
  expect(ticked).toHaveLength(3);
  expect(within(sheet).getByRole("checkbox", { name: /December 2026/ })).toHaveProperty("checked", false);
});

it("leads from each sum to the list that makes it up, and from the foot to everybody", async () => {
  await show(<RentToCollect portfolio={portfolio} />);
  const hrefs = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(hrefs).toContainEqual(["Overdue: open the list €2,380.54", "/leases?status=&owes=overdue"]);
  expect(hrefs).toContainEqual(["Due within 7 days: open the list €950.00", "/leases?status=&owes=soon"]);
  expect(hrefs).toContainEqual(["All 12 active leases", "/leases?status=active"]);
  expect(hrefs).toContainEqual(["4 have paid November", "/leases?status=active&due=2026-11&rent=settled"]);
});

it("shows five lines, the late ones first, and says how many more there are", async () => {
  const lines = Array.from({ length: 4 }, (_, at) =>
    collectLine({ leaseId: `late ${at}`, tenantName: `Late ${at}`, dueOn: "2026-11-01", daysOverdue: 18 }),
  );
  const soon = Array.from({ length: 4 }, (_, at) =>
    collectLine({ leaseId: `soon ${at}`, tenantName: `Soon ${at}` }),
  );
  const sums = [{ amount: "6650.00", currency: "EUR" }];
  await show(
    <RentToCollect portfolio={{ ...portfolio, overdue: { lines, sums }, upcoming: { lines: soon, sums } }} />,
  );
  expect(screen.getAllByRole("button", { name: /^Mark paid/ })).toHaveLength(5);
  expect(screen.getByText("Soon 0")).toBeTruthy();
  expect(screen.queryByText("Soon 1")).toBeNull();
  expect(screen.getByText("3 more to collect from")).toBeTruthy();
});

it("says that nothing is due, and still leads to the leases", async () => {
  await show(<RentToCollect portfolio={calmPortfolio} />);
  expect(screen.getByText("Nothing is due in the next 7 days.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All 2 active leases" })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it("is folded and stays so", async () => {
  const user = await show(<RentToCollect portfolio={portfolio} />);
  const title = screen.getByRole("button", { name: "Rent to collect" });
  await user.click(title);
  expect(screen.queryByRole("table")).toBeNull();
  cleanup();
  const again = await show(<RentToCollect portfolio={portfolio} />);
  expect(screen.queryByRole("table")).toBeNull();
  await again.click(screen.getByRole("button", { name: "Rent to collect" }));
  expect(screen.getByRole("table")).toBeTruthy();
});
