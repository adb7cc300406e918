import type { UnitView } from "@keystead/contract/properties";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { UnitForm } from "./unit-form.tsx";

const propertyId = "00000000-0000-4000-8000-000000000001";
const id = "00000000-0000-4000-8000-000000000002";
const unit: UnitView = {
  id,
  version: 1,
  propertyId,
  propertyName: "Lindenhof",
  name: "Flat 1",
  bedrooms: 2,
  bathrooms: 1.5,
  sizeSqm: 58,
  floor: "2",
  maintenance: false,
  inServiceFrom: null,
  archived: false,
  status: "available",
  tenant: null,
};

async function open(edited: UnitView | null) {
  const onClose = vi.fn();
  const user = await show(
    <>
      <UnitForm propertyId={propertyId} unit={edited} onClose={onClose} />
      <Toaster />
    </>,
  );
  const save = () => user.click(screen.getByRole("button", { name: "Save unit" }));
  return { user, save, onClose };
}

it("sends what was changed alone, and merges it with what was changed meanwhile", async () => {
  const stored = storedRecord(`/api/v1/units/${id}`, unit);
  const { user, save, onClose } = await open(unit);
  stored.change({ floor: "3", maintenance: true });
  await user.type(await screen.findByLabelText("Size in m² (optional)"), ",5");
  await save();
  expect(
    await screen.findByText("Saved and merged with changes made in the meantime: Floor, Status."),
  ).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 1, sizeSqm: 58.5 },
    { version: 2, sizeSqm: 58.5 },
  ]);
  expect(stored.read()).toMatchObject({ floor: "3", maintenance: true, sizeSqm: 58.5 });
  expect(onClose).toHaveBeenCalledOnce();
});

it("makes one unit after the other", async () => {
  answerWith(({ method }) => (method === "POST" ? Response.json(unit) : new Promise(() => {})));
  const { user, save, onClose } = await open(null);
  await enter(user, await screen.findByLabelText("Unit"), "Flat 2");
  await save();
  await waitFor(() => {
    expect(screen.getByLabelText("Unit")).toHaveProperty("value", "");
  });
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText("Unit"));
  });
  expect(sentBy("POST")[0]?.body).toMatchObject({ propertyId, name: "Flat 2", bedrooms: null });
  expect(onClose).not.toHaveBeenCalled();
});

it("opens what the plan allows when there is no room for another", async () => {
  const data = { kind: "units", limit: 5, used: 5, plan: "free" };
  const refusal = { defined: true, code: "PLAN_LIMIT", status: 403, message: "", data };
  answerWith(({ method }) =>
    method === "POST" ? Response.json(refusal, { status: 403 }) : new Promise(() => {}),
  );
  const { user, save } = await open(null);
  await enter(user, await screen.findByLabelText("Unit"), "Flat 6");
  await save();
  expect(await screen.findByRole("dialog", { name: /5 units/ })).toBeTruthy();
  expect(screen.getByLabelText("Unit")).toHaveProperty("value", "Flat 6");
});
