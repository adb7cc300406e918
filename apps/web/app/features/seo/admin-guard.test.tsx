import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { AdminGuard } from "./admin-guard.tsx";

const open = () =>
  show(
    <AdminGuard>
      <p>What administrators see</p>
    </AdminGuard>,
    undefined,
    "/admin/seo",
  );

it.each([
  ["fails", () => Response.json({ code: "INTERNAL_SERVER_ERROR" }, { status: 500 })],
  ["is nonsense", () => Response.json(null)],
  ["does not arrive", () => Promise.reject(new TypeError("offline"))],
  ["says no", () => Response.json({ admin: false })],
])(
  "[ERR-01] the guard of the administrators' screens lets nobody in when its answer %s",
  async (_how, answer) => {
    answerWith(answer);
    await open();
    await waitFor(() => {
      expect(sentBy("GET")).not.toEqual([]);
      expect(screen.queryByRole("status", { name: "Loading" })).toBeNull();
    });
    expect(screen.queryByText("What administrators see")).toBeNull();
  },
);

it("lets an administrator in", async () => {
  answerWith(() => Response.json({ admin: true }));
  await open();
  expect(await screen.findByText("What administrators see")).toBeTruthy();
});
