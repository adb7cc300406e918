import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { someTenant } from "../../testing/records/tenants.ts";
import { answerWith, sent } from "../../testing/wire.ts";
import { TenantList } from "./tenant-list.tsx";

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const houses = Array.from({ length: 120 }, (_, at) => ({
  id: idOf(at + 1),
  name: `House ${String(at + 1).padStart(3, "0")}`,
}));
const tenant = {
  ...someTenant,
  property: { id: idOf(1), name: "House 001" },
  name: "Katrin Oelmann",
};

/** Like the server: up to fifty tenants whose name contains the search text. */
const answer = (all: readonly { readonly id: string; readonly name: string }[]) =>
  answerWith(({ path, query }) => {
    if (path === "/api/v1/tenants") return Response.json({ items: [tenant], total: 1 });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path !== "/api/v1/properties/names") return new Promise<Response>(() => {});
    const found = all.filter(({ name }) => name.toLowerCase().includes((query["q"] ?? "").toLowerCase()));
    return Response.json({ items: found.slice(0, 50), more: found.length > 50 });
  });

const chip = () => screen.findByRole("button", { name: "Property", expanded: false });

it("narrows the list to the hundred and first property, which is looked for on the server", async () => {
  answer(houses);
  const user = await show(<TenantList />);
  await user.click(await chip());
  expect(await screen.findByRole("menuitem", { name: "House 050" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "House 101" })).toBeNull();
  await user.type(screen.getByRole("searchbox", { name: "Search: Property" }), "house 101");
  await user.click(await screen.findByRole("menuitem", { name: "House 101" }));
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ path: "/api/v1/tenants", query: { propertyId: idOf(101) } });
  });
});

it("searches as soon as the box is left, so that nothing comes after what is pressed next", async () => {
  answer(houses);
  const user = await show(<TenantList />);
  const box = await screen.findByRole("searchbox", { name: "Search name, email or phone" });
  // A pause in typing that never ends.
  const start = window.setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) => (ms === 250 ? 1 : start(run, ms)));
  await user.type(box, "ada");
  expect(sent.some(({ query }) => query["q"] === "ada")).toBe(false);
  await user.tab();
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ path: "/api/v1/tenants", query: { q: "ada" } });
  });
});

it("has nothing to search where all properties are offered", async () => {
  answer(houses.slice(0, 3));
  const user = await show(<TenantList />);
  await user.click(await chip());
  expect(await screen.findByRole("menuitem", { name: "House 003" })).toBeTruthy();
  expect(screen.queryByRole("searchbox", { name: "Search: Property" })).toBeNull();
});

it.each([
  ["owner", ["Edit tenant", "Delete tenant"], 2],
  ["assistant", ["Edit tenant"], 0],
] as const)("offers the %s what the role may do", async (role, actions, boxes) => {
  answerWith(({ path }) => {
    if (path === "/api/v1/tenants") return Response.json({ items: [tenant], total: 1 });
    if (path !== "/api/v1/workspaces") return new Promise<Response>(() => {});
    return Response.json(membershipOf(role));
  });
  const user = await show(<TenantList />);
  await waitFor(() => {
    expect(sent.some(({ path }) => path === "/api/v1/workspaces")).toBe(true);
    expect(screen.getAllByText("Katrin Oelmann")).not.toHaveLength(0);
  });
  await waitFor(() => {
    expect(screen.queryAllByRole("checkbox")).toHaveLength(boxes);
  });
  await user.click(screen.getByRole("button", { name: "Actions for Katrin Oelmann" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([...actions]);
});
