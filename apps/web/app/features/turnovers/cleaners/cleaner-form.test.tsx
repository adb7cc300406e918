import type { CleanerView } from "@keystead/contract/turnovers";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";

import { focusTaken } from "../../../testing/focus-taken.ts";
import { collisionsIn } from "../../../testing/merge-question.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";
import { CleanerForm } from "./cleaner-form.tsx";

const azul = { id: "00000000-0000-4000-8000-0000000000a1", name: "Casa Azul" };
const loft = { id: "00000000-0000-4000-8000-0000000000a2", name: "Loft" };
const garden = { id: "00000000-0000-4000-8000-0000000000b1", name: "Garden flat" };
const roof = { id: "00000000-0000-4000-8000-0000000000b2", name: "Roof flat" };
const member = { id: "00000000-0000-4000-8000-0000000000c1", name: "Rosa P." };
const other = { id: "00000000-0000-4000-8000-0000000000c2", name: "Rosa Pinto Silva" };

/** Paid 34 a turnover, 40 for the garden flat, where she comes by rule; the price of the roof flat is stored only. */
const rosa: CleanerView = {
  id: "11111111-1111-4111-8111-111111111111",
  version: 3,
  name: "Rosa Pinto",
  email: "rosa@example.com",
  phone: "+351 910 000 214",
  language: "es",
  notes: "",
  archived: false,
  login: null,
  currency: "EUR",
  payBy: "job",
  amount: "34.00",
  weekendAmount: "45.00",
  unitPay: [
    { unit: garden, property: azul, amount: "40.00", weekendAmount: "50.00" },
    { unit: roof, property: azul, amount: "30.00", weekendAmount: null },
  ],
  rentables: [{ property: azul, unit: garden }],
  link: null,
};
const path = `/api/v1/cleaners/${rosa.id}`;

function responseTo({ path: of, query }: Sent): Response | undefined {
  if (of.endsWith("/properties/names")) return Response.json({ items: [azul, loft], more: false });
  if (of.endsWith("/units/names")) {
    const units = query["propertyId"] === loft.id ? [] : [garden, roof];
    return Response.json({ items: units.map((unit) => ({ ...unit, archived: false })), more: false });
  }
  if (of.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
  return undefined;
}

type Opened = {
  readonly cleaner?: CleanerView | null;
  readonly logins?: readonly { readonly id: string; readonly name: string }[];
  readonly onChange?: (requested: Sent) => Response;
};

async function open({ cleaner = rosa, logins = [], onChange }: Opened = {}): Promise<UserEvent> {
  answerWith(
    (requested) =>
      (requested.method === "GET" ? responseTo(requested) : onChange?.(requested)) ??
      new Promise<Response>(() => {}),
  );
  return showForm(cleaner, logins);
}

async function showForm(cleaner: CleanerView | null, logins: Opened["logins"] = []): Promise<UserEvent> {
  const user = await show(
    <>
      <CleanerForm cleaner={cleaner} logins={logins} onClose={() => {}} />
      <Toaster />
    </>,
  );
  await focusTaken();
  return user;
}

const saved = () => Response.json({ ...rosa, version: 4 });
const save = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Save" }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function write(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await enter(user, field(label), text);
}
async function choose(user: UserEvent, list: HTMLElement, option: string) {
  await user.click(list);
  await user.click(await screen.findByRole("option", { name: option }));
}

it("adds somebody with a name alone, and says that the link comes next", async () => {
  const user = await open({ cleaner: null, onChange: saved });
  await enter(user, field("Name"), "Lea");
  await save(user);
  expect(await screen.findByText("Lea saved.")).toBeTruthy();
  expect(screen.getByText("Next: make the link and send it.")).toBeTruthy();
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/cleaners",
    body: {
      name: "Lea",
      language: "en",
      userId: null,
      payBy: null,
      amount: null,
      weekendAmount: null,
      unitPay: [],
      rentables: [],
    },
  });
  expect(sentBy("POST")[0]?.key).toBeTruthy();
});

it("asks for the pay only once one is agreed, and then for its amount", async () => {
  const user = await open({ cleaner: null, onChange: saved });
  await enter(user, field("Name"), "Lea");
  expect(screen.queryByLabelText(/^Amount in/)).toBeNull();
  await user.selectOptions(screen.getByLabelText("Pay"), "By the hour, as planned");
  await save(user);
  expect((await screen.findAllByText("Enter the amount that was agreed")).length).toBeGreaterThan(0);
  expect(sentBy("POST")).toEqual([]);
  await enter(user, screen.getByLabelText(/^Amount in/), "18,5");
  await save(user);
  await waitFor(() =>
    expect(sentBy("POST")[0]?.body).toMatchObject({ payBy: "hour", amount: "18.50", weekendAmount: null }),
  );
});

it("says all that is wrong at once, and goes to the first of it", async () => {
  const user = await open({ cleaner: null });
  await enter(user, field("Email (optional)"), "rosa@");
  await save(user);
  expect((await screen.findAllByText("Enter a name")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Invalid email address").length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(field("Name")));
  expect(sentBy("POST")).toEqual([]);
});

it("forgets amounts of a pay that is no longer agreed, and no price of a flat", async () => {
  const user = await open({ onChange: saved });
  await user.selectOptions(screen.getByLabelText("Pay"), "Nothing agreed");
  await save(user);
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({ version: 3, payBy: null, amount: null, weekendAmount: null }),
  );
});

it("keeps the weekend price of a flat and the prices of other flats when one price changes", async () => {
  const user = await open({ onChange: saved });
  expect(field("Own price (optional) in EUR").value).toBe("40.00");
  await write(user, "Own price (optional) in EUR", "42");
  await save(user);
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({
      version: 3,
      unitPay: [
        { unitId: garden.id, amount: "42.00", weekendAmount: "50.00" },
        { unitId: roof.id, amount: "30.00", weekendAmount: null },
      ],
    }),
  );
});

it("takes over the stored price of a flat that becomes a place by rule", async () => {
  const user = await open({ onChange: saved });
  await choose(user, await screen.findByRole("combobox", { name: "Unit" }), "Roof flat");
  expect(field("Own price (optional) in EUR").value).toBe("30.00");
  await write(user, "Own price (optional) in EUR", "33");
  await save(user);
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({
      version: 3,
      unitPay: [{ unitId: roof.id, amount: "33.00", weekendAmount: null }],
      rentables: [{ propertyId: azul.id, unitId: roof.id }],
    }),
  );
});

it("adds a whole property without a price of its own, and leaves out a line without a property", async () => {
  const user = await open({ onChange: saved });
  await user.click(screen.getByRole("button", { name: "Add place" }));
  await user.click(screen.getByRole("button", { name: "Add place" }));
  const [, second = expect.fail("one line only")] = screen.getAllByRole("combobox", { name: "Property" });
  await choose(user, second, "Loft");
  expect(screen.getAllByLabelText("Own price (optional) in EUR")).toHaveLength(1);
  await save(user);
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({
      version: 3,
      rentables: [
        { propertyId: azul.id, unitId: garden.id },
        { propertyId: loft.id, unitId: null },
      ],
    }),
  );
});

it("takes a place away with its price", async () => {
  const user = await open({ onChange: saved });
  await user.click(screen.getByRole("button", { name: "Remove place" }));
  await save(user);
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({
      version: 3,
      unitPay: [{ unitId: roof.id, amount: "30.00", weekendAmount: null }],
      rentables: [],
    }),
  );
});

it("says at the places that somebody else cleans there by rule", async () => {
  const user = await open({
    onChange: () =>
      refused("BAD_REQUEST", { issues: [{ path: ["rentables", 0], code: "RENTABLE_TAKEN" }] }, 400),
  });
  await write(user, "Name", "Rosa");
  await save(user);
  const group = screen.getByRole("group", { name: "Cleans here by rule" });
  const alert = await within(group).findByRole("alert");
  expect(alert.textContent).toBe("Another cleaner is already set for this place");
  await waitFor(() => expect(document.activeElement).toBe(group));
  expect(field("Name").value).toBe("Rosa");
});

it("says at the places that a price of one of them cannot be", async () => {
  const user = await open({
    onChange: () =>
      refused("BAD_REQUEST", { issues: [{ path: ["unitPay"], code: "AMOUNT_TOO_LARGE" }] }, 400),
  });
  await write(user, "Own price (optional) in EUR", "4200000");
  await save(user);
  const group = screen.getByRole("group", { name: "Cleans here by rule" });
  expect(await within(group).findByRole("alert")).toHaveProperty("textContent", "This amount is too large");
});

it("offers a login of the team only where there is one, with whoever signs in already", async () => {
  const user = await open({ cleaner: { ...rosa, login: member }, onChange: saved });
  const logins = screen.getByLabelText<HTMLSelectElement>("Login");
  expect([...logins.options].map(({ label }) => label)).toEqual(["None, by link only", "Rosa P."]);
  await user.selectOptions(logins, "None, by link only");
  await save(user);
  await waitFor(() => expect(sentBy("PUT")[0]?.body).toEqual({ version: 3, userId: null }));
});

it("has no field for a login where nobody of the team cleans", async () => {
  await open();
  expect(screen.queryByLabelText("Login")).toBeNull();
});

it("asks in words which of two pays, logins and places stays", async () => {
  const stored = storedRecord<CleanerView>(path, rosa, { elsewhere: responseTo });
  const user = await showForm(rosa, [member, other]);
  stored.change({
    payBy: null,
    amount: null,
    login: other,
    rentables: [{ property: loft, unit: null }],
  });
  await user.selectOptions(screen.getByLabelText("Pay"), "By the hour, as planned");
  await write(user, "Amount in EUR", "18.5");
  await user.selectOptions(screen.getByLabelText("Login"), "Rosa P.");
  await choose(user, await screen.findByRole("combobox", { name: "Unit" }), "Roof flat");
  await save(user);
  const question = await screen.findByRole("dialog", { name: "Changed meanwhile" });
  expect(collisionsIn(question)).toEqual([
    ["Login", "Rosa P.", "Rosa Pinto Silva"],
    ["Pay", "By the hour, as planned", "Nothing agreed"],
    ["Amount", "18.50", "(empty)"],
    ["Cleans here by rule", "Casa Azul · Roof flat", "Loft"],
  ]);
});
