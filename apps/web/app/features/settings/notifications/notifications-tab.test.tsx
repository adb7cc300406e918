import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { NotificationsTab } from "./notifications-tab.tsx";
import { TabOfForm } from "../../../ui/page/use-save-bar.ts";
import { SaveBar } from "../save-bar.tsx";

const stored = {
  choices: [
    { kind: "rent_due", app: true, email: false },
    { kind: "rent_overdue", app: true, email: true },
  ],
  email: "helena@example.org",
  timezone: "Europe/Lisbon",
  version: 3,
};
let refused: object | null = null;

beforeEach(() => {
  refused = null;
  answerWith(({ method, path, body }) => {
    if (path.endsWith("/test")) return Response.json({ ok: true });
    if (method === "GET") return Response.json(stored);
    if (refused !== null) {
      const data = refused;
      refused = null;
      return Response.json(
        { defined: true, code: "STALE", status: 409, message: "STALE", data },
        { status: 409 },
      );
    }
    const { choices } = body as { readonly choices: readonly { readonly kind: string }[] };
    return Response.json({
      ...stored,
      version: 4,
      choices: stored.choices.map((choice) => choices.find(({ kind }) => kind === choice.kind) ?? choice),
    });
  });
});

const open = () =>
  show(
    <SaveBar shown="notifications">
      <TabOfForm value="notifications">
        <NotificationsTab />
      </TabOfForm>
    </SaveBar>,
  );
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

it("shows what is on and saves only the kind that was changed", async () => {
  const user = await open();
  expect((await box("Rent due: Email")).checked).toBe(false);
  expect(screen.getByText("2 of 2")).toBeDefined();
  await user.click(await box("Rent due: Email"));
  expect(screen.getAllByText("2 of 2")).toHaveLength(2);
  await user.click(await screen.findByRole("button", { name: "Save changes" }));
  await waitFor(() => {
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([
      { version: 3, choices: [{ kind: "rent_due", app: true, email: true }] },
    ]);
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  });
});

it("keeps what the link of a mail silenced meanwhile", async () => {
  const current = {
    ...stored,
    version: 4,
    choices: [stored.choices[0], { kind: "rent_overdue", app: true, email: false }],
  };
  refused = { version: 4, current };
  const user = await open();
  await user.click(await box("Rent due: Email"));
  await user.click(await screen.findByRole("button", { name: "Save changes" }));
  await waitFor(() => {
    expect(sentBy("PUT").at(-1)?.body).toEqual({
      version: 4,
      choices: [{ kind: "rent_due", app: true, email: true }],
    });
  });
});

it("sends a test of what is saved", async () => {
  const user = await open();
  await user.click(await box("Rent overdue: Email"));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send me a test" }).disabled).toBe(true);
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await user.click(screen.getByRole("button", { name: "Send me a test" }));
  await waitFor(() => {
    expect(sentBy("POST").map(({ path }) => path)).toEqual(["/api/v1/notice-settings/test"]);
  });
});
