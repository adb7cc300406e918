import type { NewSeason, SeasonChange, SeasonView } from "@keystead/contract/bookings";
import { copyToNextYear, validateSeason } from "@keystead/domain/bookings";
import { plainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";

import { parseAmount, parseDay, issuesAt, refusal, refuseIssues, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../../plans/index.ts";
import { amountText, requireSite } from "../../properties/index.ts";
import { seasonTrash } from "../booking-trash.ts";
import { findSeasonsOf, insertSeasons, lockSeasons, seasonPart, writeSeason } from "./season-store.ts";
import type { SeasonFields, SeasonRow } from "./season-store.ts";
import { seasonViews } from "./season-view.ts";

export async function listSeasons(
  work: Work,
  { propertyId }: { readonly propertyId: string },
): Promise<{ items: SeasonView[]; total: number }> {
  const items = seasonViews(await findSeasonsOf(work, [propertyId]));
  return { items, total: items.length };
}

/** R-D15. Existing bookings keep their price (R-D06). */
export async function createSeason(work: Work, input: NewSeason): Promise<SeasonView> {
  assertFeature(work.scope, "seasons");
  const site = await requireSite(work, input);
  const [made] = await store(work, [checked(input, site.currency)], site.currency);
  return viewOf(work, input.propertyId, made);
}

/** Merges the given fields into the season under its lock. */
export async function updateSeason(work: Work, change: SeasonChange): Promise<SeasonView> {
  assertFeature(work.scope, "seasons");
  const { id, version, ...changed } = change;
  const [row] = await lockSeasons(work, [id]);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version !== version) throw stale(await viewOf(work, row.propertyId, id));
  const unitId = changed.unitId === undefined ? row.unitId : changed.unitId;
  const site = await requireSite(work, { propertyId: row.propertyId, unitId });
  const fields = checked({ ...inputOfRow(row, site.currency), ...changed }, site.currency);
  await writeSeason(work, row, fields);
  await writeAudits(work, [
    {
      action: "update",
      entity: "seasonal_rate",
      entityId: id,
      partOf: row.propertyId,
      changes: auditedSeason(fieldsOf(row), fields, site.currency),
    },
  ]);
  return viewOf(work, row.propertyId, id);
}

/** R-D15: copies seasons with both days a year later; all or none. */
export async function copySeasons(
  work: Work,
  { ids }: { readonly ids: readonly string[] },
): Promise<{ seasons: SeasonView[] }> {
  assertFeature(work.scope, "seasons");
  const rows = await lockSeasons(work, ids);
  if (rows.length < new Set(ids).size) throw refusal("NOT_FOUND");
  const properties = [...new Set(rows.map(({ propertyId }) => propertyId))];
  const before = await findSeasonsOf(work, properties);
  const codes = new Map(before.map(({ row, currency: code }) => [row.propertyId, code]));
  const copies = rows.map((row) => {
    const dated = { ...fieldsOf(row), startsOn: plainDate(row.startsOn), endsOn: plainDate(row.endsOn) };
    return copyToNextYear(dated);
  });
  const made = new Set(await store(work, copies, codes));
  const after = seasonViews(await findSeasonsOf(work, properties));
  return { seasons: after.filter(({ id }) => made.has(id)) };
}

export async function deleteSeason(work: Work, id: string): Promise<{ trashId: string }> {
  const [row] = await lockSeasons(work, [id]);
  if (row === undefined) throw refusal("NOT_FOUND");
  const trashId = await moveToTrash(work, { kind: seasonTrash, entityId: id, parts: [seasonPart(id)] });
  await writeAudits(work, [
    { action: "delete", entity: "seasonal_rate", entityId: id, partOf: row.propertyId },
  ]);
  return { trashId };
}

const fieldOnTheWire = {
  name: "name",
  startsOn: "startsOn",
  endsOn: "endsOn",
  rateMinor: "rate",
  minStay: "minStay",
} as const;

/** The stored form of the input; reports all mistakes at once. */
function checked(input: NewSeason, code: string): SeasonFields {
  const { propertyId, unitId, wholeProperty, name, minStay } = input;
  const startsOn = parseDay(input.startsOn, "startsOn");
  const endsOn = parseDay(input.endsOn, "endsOn");
  let rateMinor = 0;
  const wrongRate = issuesAt([], () => {
    rateMinor = parseAmount(input.rate, currency(code), { field: "rate" });
  });
  const issues = validateSeason({ name, startsOn, endsOn, rateMinor: Math.max(1, rateMinor), minStay });
  refuseIssues([
    ...(wholeProperty && unitId !== null ? [{ path: ["unitId"], code: "SEASON_OF_TWO_RENTABLES" }] : []),
    ...issues.map(({ field, code: wrong }) => ({ path: [fieldOnTheWire[field]], code: wrong })),
    ...wrongRate,
  ]);
  return { propertyId, unitId, wholeProperty, name, startsOn, endsOn, rateMinor, minStay };
}

async function store(
  work: Work,
  seasons: readonly SeasonFields[],
  codes: string | ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const ids = await insertSeasons(work, seasons);
  await writeAudits(
    work,
    seasons.map((season, at) => ({
      action: "create",
      entity: "seasonal_rate",
      entityId: ids[at] ?? null,
      partOf: season.propertyId,
      changes: auditedSeason(
        {},
        season,
        typeof codes === "string" ? codes : (codes.get(season.propertyId) ?? ""),
      ),
    })),
  );
  return ids;
}

function auditedSeason(before: Partial<SeasonFields>, after: SeasonFields, code: string) {
  return { ...auditedChanges(before, after, ["name"]), in: code };
}

async function viewOf(work: Work, propertyId: string, id: string | undefined): Promise<SeasonView> {
  const view = seasonViews(await findSeasonsOf(work, [propertyId])).find((season) => season.id === id);
  if (view === undefined) throw new Error("a season that was just written and is not there");
  return view;
}

function fieldsOf(row: SeasonRow): SeasonFields {
  const { propertyId, unitId, wholeProperty, name, startsOn, endsOn, rateMinor, minStay } = row;
  return { propertyId, unitId, wholeProperty, name, startsOn, endsOn, rateMinor, minStay };
}

function inputOfRow(row: SeasonRow, code: string): NewSeason {
  const { rateMinor, ...fields } = fieldsOf(row);
  return { ...fields, rate: amountText(rateMinor, code) };
}
