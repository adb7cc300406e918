import type { LeaseListItem } from "@keystead/contract/leases";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease } from "../../../testing/records/lease.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sent } from "../../../testing/wire.ts";
import { LeaseListPage } from "./lease-list-page.tsx";

const ended: LeaseListItem = { ...sampleLease, status: "ended", rent: null };

/** Serves these leases, none of which is active. */
function serve(all: readonly LeaseListItem[], without: "answered" | "never" = "answered"): void {
  answerWith(({ path, query }) => {
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path !== "/api/v1/leases") return new Promise<Response>(() => {});
    if (query["status"] !== undefined) return Response.json({ items: [], total: 0, sums: [] });
    if (without === "never") return new Promise<Response>(() => {});
    return Response.json({ items: all, total: all.length, sums: [] });
  });
}

const queries = () => sent.filter(({ path }) => path === "/api/v1/leases").map(({ query }) => query);
const emptied = () => screen.findByText("Nothing fits this search and these filters.");
const nothing = () => screen.queryByRole("heading", { name: "No active lease" });

it("says that its own filter hides what there is, and shows all of it at a press", async () => {
  serve([ended]);
  const user = await show(<LeaseListPage />, undefined, "/leases");
  expect(await emptied()).toBeTruthy();
  expect(nothing()).toBeNull();
  // The toolbar stays, so that the filter can be seen and removed.
  expect(screen.getByRole("button", { name: "Add lease" })).toBeTruthy();
  expect(queries()[0]).toMatchObject({ status: "active" });
  await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
  expect((await screen.findAllByText("Ada Adler")).length).toBeGreaterThan(0);
  expect(queries().at(-1)).not.toHaveProperty("status");
});

it("begins with what to do where there is no lease at all", async () => {
  serve([]);
  await show(<LeaseListPage />, undefined, "/leases");
  await waitFor(() => {
    expect(nothing()).not.toBeNull();
  });
  expect(screen.queryByText("Nothing fits this search and these filters.")).toBeNull();
});

it("claims neither before it knows which of both it is", async () => {
  serve([ended], "never");
  await show(<LeaseListPage />, undefined, "/leases");
  await waitFor(() => {
    expect(queries()).toHaveLength(2);
  });
  expect([nothing(), screen.queryByText("Nothing fits this search and these filters.")]).toEqual([
    null,
    null,
  ]);
});

it("asks for no more than the list where somebody chose the filter, which then says that nothing fits", async () => {
  serve([ended]);
  await show(<LeaseListPage />, undefined, "/leases?status=upcoming");
  expect(await emptied()).toBeTruthy();
  expect(queries()).toHaveLength(1);
});
