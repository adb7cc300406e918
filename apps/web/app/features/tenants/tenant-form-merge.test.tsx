import type { TenantView } from "@keystead/contract/tenants";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../testing/records/membership.ts";
import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { storedRecord } from "../../testing/records/stored-record.ts";
import { someTenant } from "../../testing/records/tenants.ts";
import { sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { TenantForm } from "./tenant-form.tsx";

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const houses = ["Elm House", "Oak House", "Ash House"].map((name, at) => ({ id: idOf(at + 1), name }));
const [elm, oak, ash] = houses;
const id = idOf(900);
const tenant: TenantView = { ...someTenant, id, property: elm ?? null, name: "Katrin Oelmann" };

const record = () =>
  storedRecord(`/api/v1/tenants/${id}`, tenant, {
    elsewhere: ({ path }) => {
      if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
      if (path === "/api/v1/properties/names") return Response.json({ items: houses, more: false });
      const house = houses.find((one) => path.endsWith(one.id));
      return house === undefined ? undefined : Response.json(house);
    },
  });

const open = () =>
  show(
    <>
      <TenantForm tenant={tenant} onClose={() => {}} />
      <Toaster />
    </>,
  );

it("[TEN-01] merges with what was changed meanwhile and sends only what was typed", async () => {
  const stored = record();
  const user = await open();
  stored.change({ email: "katrin@example.com" });
  await enter(user, await screen.findByLabelText("Phone (optional)"), "+49 30 1234");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved and merged with changes made in the meantime: Email.")).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 1, phone: "+49 30 1234" },
    { version: 2, phone: "+49 30 1234" },
  ]);
  expect(stored.read()).toMatchObject({ email: "katrin@example.com", phone: "+49 30 1234" });
});

it("merges the language like the rest, and names it in its own words", async () => {
  const stored = record();
  const user = await open();
  stored.change({ language: "it" });
  await user.selectOptions(await screen.findByLabelText("Language"), "Deutsch");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Italiano", { selector: "span" })).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 1, language: "de" }]);
});

it("[TEN-01] names the properties when both moved the tenant to another one", async () => {
  const stored = record();
  const user = await open();
  stored.change({ property: ash ?? null });
  await user.click(await screen.findByRole("combobox", { name: "Property" }));
  await user.click(await screen.findByRole("option", { name: "Oak House" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Changed meanwhile" }));
  expect(dialog.getByRole("radio", { name: "Value saved meanwhile Ash House" })).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Your value Oak House" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Katrin Oelmann was saved.")).toBeTruthy();
  expect(sentBy("PUT").at(-1)?.body).toEqual({ version: 2, propertyId: oak?.id });
});
