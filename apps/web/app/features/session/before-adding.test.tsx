import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { BeforeAdding } from "./before-adding.tsx";

const own = { id: "w1", kind: "own", name: "Mota", role: "owner", ownerName: "Ines Mota" };
let plan = subscription({ properties: 0, units: 0 });
let closed = 0;

beforeEach(() => {
  closed = 0;
  answerWith(({ method, path }) => {
    if (path.endsWith("/workspaces")) return Response.json({ items: [own], current: "w1" });
    if (method === "PUT") plan = subscription(plan.used, "starter");
    return Response.json(method === "PUT" ? { changed: true, subscription: plan } : plan);
  });
});

async function press() {
  return show(
    <BeforeAdding
      kind="properties"
      onClose={() => {
        closed += 1;
      }}
    >
      <p>the form</p>
    </BeforeAdding>,
  );
}

it("lets a press through while the plan has room", async () => {
  plan = subscription({ properties: 0, units: 0 }, "free");
  await press();
  expect(await screen.findByText("the form")).toBeTruthy();
});

it("says at the press that the plan is full, before there is anything to type into", async () => {
  plan = subscription({ properties: 1, units: 1 }, "free");
  const user = await press();
  expect(await screen.findByText(/Your plan allows 1 property\. You use 1\./)).toBeTruthy();
  expect(screen.queryByText("the form")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(closed).toBe(1);
});

it("opens what was pressed for once the plan is changed", async () => {
  plan = subscription({ properties: 1, units: 1 }, "free");
  const user = await press();
  await user.click(await screen.findByRole("button", { name: "Switch to Starter" }));
  expect(await screen.findByText("the form")).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ plan: "starter" }]);
  expect(closed).toBe(0);
});

it("leaves it to the server when nobody knows the plan", async () => {
  answerWith(() => Response.json({ code: "UNAVAILABLE" }, { status: 503 }));
  await press();
  expect(await screen.findByText("the form")).toBeTruthy();
});
