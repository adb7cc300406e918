import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { DeleteAccountCard } from "./delete-account-card.tsx";

const parts = {
  parts: [
    { kind: "property", count: 2 },
    { kind: "unit", count: 0 },
    { kind: "lease", count: 1 },
  ],
  others: 1,
};

const waiting = {
  state: "waiting",
  done: 0,
  total: 0,
  orderedAt: "2026-03-10T09:00:00Z",
  ready: null,
  isLocked: false,
};

async function open(hasPassword: boolean) {
  let ordered: typeof waiting | null = null;
  answerWith(({ method, path }) => {
    if (path.endsWith("/workspaces")) return Response.json({ items: [], current: "w1" });
    if (path.endsWith("/data-export")) {
      if (method === "POST") ordered = waiting;
      return Response.json({ export: ordered });
    }
    if (method === "GET") return Response.json(parts);
    return hasPassword
      ? Response.json({ code: "INVALID_PASSWORD" }, { status: 400 })
      : Response.json({ ok: true });
  });
  const user = await show(
    <>
      <DeleteAccountCard email="ana@example.com" hasPassword={hasPassword} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Delete your account?" })) };
}

const posted = () => sentBy("POST").map(({ path, body }) => [path, body]);

it("counts what goes, asks for the password and says at the field when it is wrong", async () => {
  const { user, dialog } = await open(true);
  expect(await dialog.findByText("2 properties")).toBeTruthy();
  expect(dialog.getByText("1 lease")).toBeTruthy();
  expect(dialog.queryByText(/unit/)).toBeNull();
  expect(dialog.getByText("1 person loses access to this workspace.")).toBeTruthy();
  expect(dialog.getByText("Download the data first: it will not be possible afterwards.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Download my data" }));
  expect(await dialog.findByText("The archive is being prepared.")).toBeTruthy();
  expect(posted()).toEqual([["/api/v1/data-export", {}]]);
  await user.click(dialog.getByRole("button", { name: "Delete account" }));
  expect(await dialog.findByText("Enter your password")).toBeTruthy();
  expect(posted()).toHaveLength(1);
  await enter(user, dialog.getByLabelText("Password"), "not this one");
  await user.click(dialog.getByRole("button", { name: "Delete account" }));
  expect(await dialog.findByText("The password is not correct.")).toBeTruthy();
  expect(posted().slice(1)).toEqual([["/api/auth/delete-account", { password: "not this one" }]]);
  await user.click(dialog.getByRole("button", { name: "Keep account" }));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("sends a link where there is no password to ask for", async () => {
  const { user, dialog } = await open(false);
  await user.click(await dialog.findByRole("button", { name: "Send the mail" }));
  expect(await screen.findByText("Mail sent to ana@example.com.")).toBeTruthy();
  expect(posted()).toEqual([["/api/auth/delete-account/link", {}]]);
});
