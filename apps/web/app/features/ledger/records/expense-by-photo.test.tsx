import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { RecordForm } from "./record-form.tsx";

const house = { id: "00000000-0000-4000-8000-0000000000aa", name: "Lindenhof" };
const other = { id: "00000000-0000-4000-8000-0000000000bb", name: "Bahnhofstrasse 9" };
const last = {
  id: "e1",
  property: house,
  unit: null,
  category: "repairs",
  nature: "operating",
  amount: "5.00",
  currency: "EUR",
  date: "2026-11-03",
  notes: "",
  split: null,
};

beforeEach(() => {
  const anywhere = matchMedia;
  vi.stubGlobal("matchMedia", (media: string) => ({
    ...anywhere(media),
    matches: media.includes("max-width: 47.99em"),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(expenses: readonly object[], propertyId = "") {
  answerWith(({ method, path }) => {
    if (method !== "GET") return Response.json({ ...last, id: "made", version: 1 });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/expenses") return Response.json({ items: expenses, total: expenses.length });
    if (path === "/api/v1/properties/names") return Response.json({ items: [house, other], more: false });
    return new Promise(() => {});
  });
  return show(<RecordForm book="expense" record={null} propertyId={propertyId} onClose={() => {}} />);
}

it("[EXP-01] begins with the photo on a phone, and proposes place and category of the last expense", async () => {
  const user = await open([last]);
  const camera = await screen.findByRole("button", { name: "Take a photo" });
  const amount = screen.getByRole("textbox", { name: "Amount in EUR" });
  const property = screen.getByRole("combobox", { name: "Property" });
  for (const [before, after] of [
    [camera, amount],
    [amount, screen.getByLabelText(/^Date/)],
    [screen.getByLabelText(/^Date/), screen.getByLabelText("Seller or note (optional)")],
    [screen.getByLabelText("Seller or note (optional)"), property],
  ] as const)
    expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const file = new File(["x"], "bill.jpg", { type: "image/jpeg" });
  const input = document.querySelector('input[data-files="camera"]');
  expect(input?.getAttribute("capture")).toBe("environment");
  if (input !== null) fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText("bill.jpg")).toBeTruthy();
  await enter(user, amount, "148.75");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]).toMatchObject({
      path: "/api/v1/expenses",
      body: { propertyId: house.id, category: "repairs", amount: "148.75" },
    });
  });
});

it("begins with the property it is opened with where nothing was spent yet", async () => {
  const user = await open([], house.id);
  await enter(user, await screen.findByRole("textbox", { name: "Amount in EUR" }), "5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toMatchObject({ propertyId: house.id, category: "other" });
  });
});
