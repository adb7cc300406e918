import type { AnalyticsAnswer, MeasureView, PropertyFigures } from "@keystead/contract/analytics";
import { propertyMetrics } from "@keystead/domain/analytics";
import { recordOf } from "@keystead/domain/kernel";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { everyFigure } from "../../../testing/records/analytics.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { AnalyticsPage } from "../analytics-page.tsx";
// Loaded ahead: on a busy machine, loading a part may take longer than a test waits.
import "../advanced-part.tsx";

const known: MeasureView = { value: "1.00", numerator: "1.00", denominator: "1.00", reason: null };
const without = (reason: MeasureView["reason"]): MeasureView => ({
  value: null,
  numerator: null,
  denominator: null,
  reason,
});

const house = (
  name: string,
  rentalMode: PropertyFigures["rentalMode"],
  over: Partial<PropertyFigures["figures"]>,
): PropertyFigures => ({
  property: { id: name, name },
  rentalMode,
  archived: false,
  figures: { ...recordOf(propertyMetrics, () => known), ...over },
});

async function rowOf(properties: readonly PropertyFigures[], name: string): Promise<readonly string[]> {
  const answer: AnalyticsAnswer = { ...everyFigure, advanced: { properties: [...properties], heat: [] } };
  answerWith(({ path }) => {
    if (path === "/api/v1/analytics") return Response.json(answer);
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("assistant"));
    return new Promise<Response>(() => {});
  });
  await show(<AnalyticsPage />, undefined, "/analytics?view=advanced");
  const row = (await screen.findByRole("rowheader", { name })).closest("tr");
  if (row === null) throw new Error(`no row of ${name}`);
  return within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
}

const nights = {
  st_occupancy: without("no_supply"),
  adr: without("no_nights_sold"),
  revpar: without("no_supply"),
};

it("leaves the places of the other kind of letting empty, and says so to who cannot see it", async () => {
  const row = await rowOf([house("Courtyard", "monthly", nights)], "Courtyard");
  expect(row.filter((cell) => cell === "No short-term letting")).toHaveLength(3);
  expect(row).not.toContain("—");
});

it("keeps a dash for what cannot be said of its own kind, and figures of a house let both ways", async () => {
  const row = await rowOf(
    [house("Harbour", "daily", { adr: without("no_nights_sold"), collection_rate: without("nothing_due") })],
    "Harbour",
  );
  expect(row.filter((cell) => cell === "—")).toHaveLength(1);
  expect(row.filter((cell) => cell === "No long-term letting")).toHaveLength(1);
});
