import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { someTenant } from "../../testing/records/tenants.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { AnonymiseDialog } from "./anonymise-dialog.tsx";

const tenant = { ...someTenant, id: "t1", version: 3, name: "Ada Adler" };

/** With this number of files on the person, opened by a user with this role. */
async function open(files: number, role: "owner" | "assistant") {
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces"))
      return Response.json({
        items: [{ id: "w1", kind: "own", name: "Mota", role, ownerName: "Ines Mota" }],
        current: "w1",
      });
    if (path.endsWith("/documents")) return Response.json({ items: [], total: files, bytes: 0 });
    if (path.endsWith("/data-export")) return Response.json({ export: null });
    return method === "POST" ? Response.json({ ...tenant, anonymised: true }) : Response.json({});
  });
  const close = vi.fn<() => void>();
  const user = await show(<AnonymiseDialog tenant={tenant} onClose={close} />);
  await screen.findByRole("dialog", { name: "Remove the personal data of Ada Adler?" });
  return { user, close };
}

it("says how many files go, offers the archive first, and changes nothing until the answer", async () => {
  const { user, close } = await open(3, "owner");
  expect(await screen.findByText("3 files of this person are deleted too.")).toBeTruthy();
  expect(
    await screen.findByText("Download the data first: it will not be possible afterwards."),
  ).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Prepare the archive" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep data" }));
  expect(close).toHaveBeenCalledOnce();
  expect(sentBy("POST")).toEqual([]);
});

it("speaks of no files where there are none, and offers no archive to whoever may not have it", async () => {
  const { user } = await open(0, "assistant");
  await user.click(await screen.findByRole("button", { name: "Remove personal data" }));
  await vi.waitFor(() => {
    expect(sentBy("POST").map(({ body }) => body)).toEqual([{ version: 3 }]);
  });
  expect(screen.queryByText(/files? that/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Prepare the archive" })).toBeNull();
});

it("names all that goes with the person, as the form calls it", async () => {
  await open(0, "assistant");
  expect(
    await screen.findByText(/^Name, email, phone, language(, .+)? and notes go; leases and payments stay/),
  ).toBeTruthy();
});
