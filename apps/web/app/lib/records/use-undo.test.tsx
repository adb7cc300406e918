import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { api } from "../api.ts";
import { useDeleteWithUndo } from "./use-undo.ts";

const id = "00000000-0000-4000-8000-000000000001";
const trashId = "00000000-0000-4000-8000-000000000002";

// Late toasts of another test file must not count here.

const refused = (code: string, data?: object) =>
  Response.json({ defined: true, code, status: 409, message: code, data }, { status: 409 });

let deleted: boolean | null = null;

function Deleting() {
  const deleteWithUndo = useDeleteWithUndo("tenant");
  return (
    <>
      <button
        type="button"
        data-action="delete"
        onClick={() => {
          const remove = () => api.tenants.delete({ id });
          void deleteWithUndo({ remove, message: "Ines was deleted." }).then((answer) => {
            deleted = answer;
          });
        }}
      />
      <Toaster />
    </>
  );
}

async function open(answers: { readonly delete: Response; readonly restore?: Response }) {
  deleted = null;
  answerWith(({ method, path }) => {
    if (method === "DELETE") return answers.delete;
    if (path.endsWith("/restore") && answers.restore !== undefined) return answers.restore;
    return new Promise<Response>(() => {});
  });
  const user = await show(<Deleting />);
  await user.click(document.querySelector("[data-action=delete]") ?? document.body);
  return user;
}

it("deletes at once, and brings it back when asked", async () => {
  const user = await open({
    delete: Response.json({ trashId }),
    restore: Response.json({ kind: "tenant", entityId: id }),
  });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Restored.")).toBeTruthy();
  expect(deleted).toBe(true);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /api/v1/tenants/${id}`,
    `POST /api/v1/trash/${trashId}/restore`,
  ]);
});

it("says in words why it cannot be brought back", async () => {
  const user = await open({ delete: Response.json({ trashId }), restore: refused("CANNOT_RESTORE") });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect((await screen.findByRole("alert")).textContent).not.toContain("CANNOT_RESTORE");
  expect(screen.queryByText("Restored.")).toBeNull();
});

it("says why nothing was deleted, and offers nothing to take back", async () => {
  await open({ delete: refused("TENANT_IN_USE") });
  await waitFor(() => {
    expect(deleted).toBe(false);
  });
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("names the records that are in the way, with the way to each", async () => {
  const lease = { kind: "lease", id, name: "Maria Keller +1", from: "2026-01-01", to: null };
  const income = { kind: "income", id: trashId, name: "", from: "2026-03-05", to: "2026-03-05" };
  await open({ delete: refused("TENANT_IN_USE", { records: [lease, income] }) });
  const link = await screen.findByRole("link", { name: "Maria Keller +1 · 1 Jan 2026 –" });
  expect(link.getAttribute("href")).toMatch(new RegExp(`^/leases/${id}`));
  expect(screen.getByRole("link", { name: "5 Mar 2026" }).getAttribute("href")).toBe(
    `/income?edit=${trashId}`,
  );
});
