import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { useRecordNames } from "./use-record-names.ts";

const ids = {
  house: "00000000-0000-4000-8000-000000000001",
  missing: "00000000-0000-4000-8000-000000000009",
};

/** Like the server: the named record, and another one listed first. */
function answerNames() {
  const records: Readonly<Record<string, string>> = {
    "/api/v1/properties/names": "Oak House",
    "/api/v1/units/names": "Flat 2",
    "/api/v1/tenants/names": "Katrin Oelmann",
  };
  answerWith(({ path, query: { id } }) => {
    if (path === `/api/v1/leases/${ids.missing}`)
      return Response.json({ defined: true, code: "NOT_FOUND", message: "", data: {} }, { status: 404 });
    if (path.startsWith("/api/v1/leases/")) return Response.json({ tenant: { name: "Jonas Weber" } });
    const other = { id: "other", name: "Ash House" };
    const items = id === ids.missing ? [other] : [{ id, name: records[path] }, other];
    return Response.json({ items, more: true });
  });
}

function Names({ of }: { readonly of: readonly (readonly [string, string])[] }) {
  const nameOf = useRecordNames();
  const [names, setNames] = useState<readonly (string | null)[]>([]);
  const name = () => {
    void Promise.all(of.map(async ([field, id]) => nameOf(field, id))).then(setNames);
  };
  return (
    <button type="button" onClick={name}>
      {JSON.stringify(names)}
    </button>
  );
}

it("names each kind of record a field holds, by its id where it is gone, and nothing of other fields", async () => {
  answerNames();
  const user = await show(
    <Names
      of={[
        ["propertyId", ids.house],
        ["unitId", ids.house],
        ["tenantId", ids.house],
        ["leaseId", ids.house],
        ["unitId", ids.missing],
        ["leaseId", ids.missing],
        ["notes", "Two keys"],
      ]}
    />,
  );
  await user.click(screen.getByRole("button"));
  expect(
    await screen.findByText(
      JSON.stringify([
        "Oak House",
        "Flat 2",
        "Katrin Oelmann",
        "Jonas Weber",
        ids.missing,
        ids.missing,
        null,
      ]),
    ),
  ).toBeTruthy();
});
