import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { someTenant } from "../../testing/records/tenants.ts";
import { answerWith, sent } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { query } from "../api.ts";
import { useOpenedRecord } from "./use-opened-record.ts";

const id = "00000000-0000-4000-8000-000000000001";
const listed = { ...someTenant, id, name: "Ines Mota" };

let closed = 0;
afterEach(() => {
  closed = 0;
});

function Opened({ rows }: { readonly rows: readonly (typeof listed)[] | undefined }) {
  const record = useOpenedRecord({
    id,
    rows,
    ask: (requested) => query.tenants.get.queryOptions({ input: { id: requested } }),
    close: () => {
      closed += 1;
    },
  });
  return (
    <>
      <output>{record?.name}</output>
      <Toaster />
    </>
  );
}

it("takes the record from the list that shows it, and asks for nothing", async () => {
  await show(<Opened rows={[listed]} />);
  expect(screen.getByText("Ines Mota")).toBeTruthy();
  expect(sent).toEqual([]);
});

it("looks a record up that only the address names", async () => {
  answerWith(() => Response.json({ ...listed, name: "Far Behind" }));
  await show(<Opened rows={[]} />);
  expect(await screen.findByText("Far Behind")).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual([`/api/v1/tenants/${id}`]);
});

it("says once that a record is not there, and closes", async () => {
  answerWith(() =>
    Response.json({ defined: true, code: "NOT_FOUND", status: 404, message: "NOT_FOUND" }, { status: 404 }),
  );
  await show(<Opened rows={[]} />);
  expect(await screen.findByRole("alert")).toBeTruthy();
  await waitFor(() => {
    expect(closed).toBe(1);
  });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});
