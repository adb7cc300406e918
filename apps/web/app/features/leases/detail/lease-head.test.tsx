import type { LeaseView } from "@keystead/contract/leases";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease } from "../../../testing/records/lease.ts";
import { show } from "../../../testing/show.tsx";
import { LeaseHead } from "./lease-head.tsx";

const nothing = () => {};
const next = { id: "00000000-0000-4000-8000-0000000000c1", property: "Lindenhof", unit: "Flat 2" };

it.each<[string, Partial<LeaseView>, string | null]>([
  ["to the move-in before it begins", { status: "upcoming" }, "move-in"],
  ["to the move-out while it runs", { status: "active" }, "move-out"],
  ["to the move-out when it is over", { status: "ended" }, "move-out"],
  ["to neither once it moved elsewhere", { status: "ended", movedTo: next }, null],
])("leads %s", async (_where, over, page) => {
  await show(
    <LeaseHead
      lease={{ ...sampleLease, ...over }}
      paying={false}
      onPayingChange={nothing}
      onEdit={nothing}
      onVerb={nothing}
    />,
  );
  await screen.findByRole("button", { name: "Edit lease" });
  const [link] = screen.queryAllByRole("link", { name: /^Move-(in|out)$/ });
  expect(link?.getAttribute("href") ?? null).toBe(page === null ? null : `/leases/${sampleLease.id}/${page}`);
});
