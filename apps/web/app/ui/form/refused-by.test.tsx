import type { RecordInTheWay } from "@keystead/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { RefusedBy } from "./refused-by.tsx";

const id = "0e6b6a2c-0000-4000-8000-000000000001";

const addresses: Readonly<Record<RecordInTheWay["kind"], string>> = {
  lease: `/leases/${id}`,
  booking: `/calendar?from=2027-06-10&edit=${id}`,
  block: `/calendar?from=2027-06-10&editBlock=${id}`,
  income: `/income?edit=${id}`,
  expense: `/expenses?edit=${id}`,
  income_series: `/income?series=${id}`,
  expense_series: `/expenses?series=${id}`,
  campaign: `/ads?look=${id}`,
  property: `/properties/${id}`,
  tenant: `/tenants/${id}`,
  turnover: "/tasks?view=cleaning&week=2027-06-10",
  page: `/admin/seo/${id}`,
  task: `/tasks?edit=${id}`,
};

const kinds = Object.keys(addresses) as RecordInTheWay["kind"][];

it.each(kinds)("leads to a %s that a refusal knows", async (kind) => {
  const records = [{ kind, id, name: "Ada Adler", from: "2027-06-10", to: null }];
  await show(<RefusedBy refusal={{ code: "CANNOT_UNDO", data: { records } }} />);
  const link = await screen.findByRole("link", { name: "Ada Adler · 10 Jun 2027 –" });
  expect(link.getAttribute("href")).toBe(addresses[kind]);
});

it("says the name alone of what has no days, and nothing where nothing is known", async () => {
  const records = [{ kind: "property" as const, id, name: "Lindenstraße 14", from: null, to: null }];
  await show(<RefusedBy refusal={{ code: "CANNOT_UNDO", data: { records } }} />);
  expect(await screen.findByRole("link", { name: "Lindenstraße 14" })).toBeTruthy();
  const stale = { code: "STALE", data: { version: 2, records: [{ id, name: "Ada", version: 2 }] } } as const;
  await show(<RefusedBy refusal={{ ...stale, data: { ...stale.data, records: [...stale.data.records] } }} />);
  expect(screen.queryByRole("link", { name: "Ada" })).toBeNull();
});
