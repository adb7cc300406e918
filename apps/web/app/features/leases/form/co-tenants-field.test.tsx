import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { CoTenantsField } from "./co-tenants-field.tsx";

const propertyId = "00000000-0000-4000-8000-000000000001";
const ines = "00000000-0000-4000-8000-000000000009";

function Form({ onSubmit }: { readonly onSubmit: () => void }) {
  const [value, setValue] = useState("");
  return (
    <KeyForm
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <CoTenantsField
        id="joint"
        value={value}
        tenantId=""
        propertyId={propertyId}
        known={[]}
        error={undefined}
        onChange={setValue}
      />
      <button type="submit">Save</button>
      <output>{value}</output>
    </KeyForm>
  );
}

it("adds somebody new with the name that was typed, and never drops the name", async () => {
  answerWith(({ method }) =>
    method === "POST"
      ? Response.json({ id: ines, name: "Inês Duarte" })
      : Response.json({ items: [], more: false }),
  );
  const onSubmit = vi.fn();
  const user = await show(<Form onSubmit={onSubmit} />);
  await user.click(screen.getByRole("button", { name: "Add joint tenant" }));
  await enter(user, await screen.findByRole("combobox"), "Inês Duarte");
  await user.click(await screen.findByRole("option", { name: "+ New tenant" }));
  const name = await screen.findByLabelText<HTMLInputElement>("Name of the new tenant");
  expect(name.value).toBe("Inês Duarte");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText("Add “Inês Duarte” first, or empty the field.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add joint tenant" }));
  expect(await screen.findByRole("button", { name: /Inês Duarte/ })).toBeTruthy();
  expect(sentBy("POST")).toMatchObject([
    { path: "/api/v1/tenants", body: { name: "Inês Duarte", propertyId }, key: expect.any(String) },
  ]);
  expect(screen.getByRole("status").textContent).toBe(ines);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
