import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { useMayOpen } from "./public.ts";

const needs = { new: "property.create", edit: "property.update" } as const;

function Screen() {
  const { opened: requested, close } = useOpened(["new", "edit"]);
  const opened = useMayOpen(requested, needs, close);
  const { search } = useLocation();
  return (
    <>
      <output>{`${opened?.kind ?? "closed"} ${search}`}</output>
      <Toaster />
    </>
  );
}

const openAs = (role: "owner" | "assistant", address: string) => {
  answerWith(() =>
    Response.json({ items: [{ id: "w", kind: "own", name: "", role, ownerName: "Ada" }], current: "w" }),
  );
  return show(<Screen />, undefined, address);
};

it.each([
  ["owner", "/properties?new=1&sort=name", "new ?new=1&sort=name"],
  ["assistant", "/properties?edit=p1", "edit ?edit=p1"],
] as const)("opens for the %s what the address %s asks for", async (role, address, shown) => {
  await openAs(role, address);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByText("That page is not open to your role here.")).toBeNull();
});

it("opens no form for a role that the server would refuse, says so once, and keeps the list as it is", async () => {
  await openAs("assistant", "/properties?new=1&sort=name");
  expect(await screen.findByText("closed ?sort=name")).toBeTruthy();
  await waitFor(() => {
    expect(screen.getAllByText("That page is not open to your role here.")).toHaveLength(1);
  });
});
