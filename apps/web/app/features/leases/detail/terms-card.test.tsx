import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease } from "../../../testing/records/lease.ts";
import { show } from "../../../testing/show.tsx";
import { TermsCard } from "./terms-card.tsx";

const step = { id: "s", kind: "rent", effectiveOn: "2027-01-01", amount: "980.00" } as const;

it.each([
  ["a lease that goes on", null, 1],
  ["one that ends before", "2026-12-31", 0],
] as const)("names the next rent of %s", async (_which, endsOn, times) => {
  await show(
    <TermsCard lease={{ ...sampleLease, endsOn, steps: [step] }} onEdit={() => {}} onVerb={() => {}} />,
  );
  expect(screen.getByText("Terms")).toBeTruthy();
  expect(screen.queryAllByText("Next rent")).toHaveLength(times);
});
