import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { sentBy } from "../../testing/wire.ts";
import { TenantForm } from "./tenant-form.tsx";

const open = () => show(<TenantForm tenant={null} onClose={() => {}} />);

it("[TEN-01] says all that is missing at once, keeps what was typed and sends nothing", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("Phone (optional)"), "+49 30 1234");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Property is required").length).toBeGreaterThan(0);
  expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Phone (optional)")).toHaveProperty("value", "+49 30 1234");
  expect(sentBy("POST")).toEqual([]);
});

it("[TEN-01] takes a problem away as soon as it is put right", async () => {
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(screen.getByRole("combobox", { name: "Property" })).toBe(document.activeElement),
  );
  await enter(user, screen.getByLabelText("Name"), "Ana Ruiz");
  expect(screen.queryByText("Name is required")).toBeNull();
  expect(screen.getAllByText("Property is required").length).toBeGreaterThan(0);
});
