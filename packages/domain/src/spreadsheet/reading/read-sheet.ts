import type { PlainDate } from "../../calendar/index.ts";
import type { Currency } from "../../money/index.ts";
import { CITY_LIMIT, validateProperty } from "../../properties/index.ts";
import type { RentalMode } from "../../properties/index.ts";
import { unknownPerson, validateTenant } from "../../tenants/index.ts";
import { codePoints } from "../../text/index.ts";
import { columnKinds } from "../columns/columns.ts";
import type { SheetColumn, ColumnKind } from "../columns/columns.ts";
import { sheetPropertiesOf } from "../sheet-properties.ts";
import { amountLanguage, read, readMode, readPaymentDay, readRent, readStart, wrong } from "./read-cell.ts";
import type { CellReading, DateOrder, ReadingRules } from "./read-cell.ts";
import { dateQuestion } from "../date-question.ts";
import type { OpenDateOrder } from "../date-question.ts";

export type SheetRules = ReadingRules & { readonly currency: Currency };

export type SheetCells = {
  readonly property: CellReading<string>;
  readonly city: CellReading<string>;
  readonly mode: CellReading<RentalMode>;
  readonly tenant: CellReading<string>;
  readonly rent: CellReading<number>;
  readonly paymentDay: CellReading<number>;
  readonly startsOn: CellReading<PlainDate>;
};

/** A line that can be created. */
export type ReadSheetLine = {
  readonly property: string;
  readonly city: string;
  readonly rentalMode: RentalMode;
  readonly lease: {
    readonly tenant: string;
    readonly rentMinor: number;
    readonly paymentDay: number;
    readonly startsOn: PlainDate;
  } | null;
};

export type SheetRow =
  | { readonly state: "blank" }
  | {
      readonly state: "ready" | "attention";
      readonly cells: SheetCells;
      /** The number of its unit, where its property has several lines. */
      readonly unit: number | null;
      /** Index of another line of its property that must be corrected first; they are created together. */
      readonly waitsFor: number | null;
      readonly line: ReadSheetLine | null;
    };

export type SheetCounts = Readonly<
  Record<"properties" | "units" | "tenants" | "leases" | "ready" | "attention", number>
>;

export type ReadSheet = {
  readonly rows: readonly SheetRow[];
  readonly counts: SheetCounts;
  readonly dates: OpenDateOrder | null;
};

type Texts = Readonly<Record<ColumnKind, string>>;

/**
 * Reads a whole grid. A line with only a property creates the property; with tenant, rent, payment day or start it
 * creates a lease, which needs a tenant, a rent and a start (the payment day is the 1st by default). Without a mode,
 * monthly is assumed. Lines of one property are created together or not at all.
 */
export function readSheet(
  cells: readonly (readonly string[])[],
  columns: readonly SheetColumn[],
  rules: SheetRules,
): ReadSheet {
  const texts = cells.map((row) => textsOf(row, columns));
  const language = amountLanguage(
    texts.map(({ rent }) => rent),
    rules.language,
  );
  const dates = dateQuestion(
    texts.map(({ startsOn }) => startsOn),
    rules.dateOrder,
  );
  const order = dates?.order ?? null;
  const filled = texts.flatMap((text, index) => (isBlank(text) ? [] : [{ text, index }]));
  const rows: SheetRow[] = texts.map(() => ({ state: "blank" }));
  const counts = { properties: 0, units: 0, tenants: 0, leases: 0, ready: 0, attention: 0 };
  for (const sheetProperty of sheetPropertiesOf(filled.map(({ text }) => text))) {
    const lines = sheetProperty.lines.flatMap((at) => filled[at] ?? []);
    const modeText = lines.find(({ text }) => text.mode !== "")?.text.mode ?? "";
    const hasUnits = lines.length > 1 && lines[0]?.text.property !== "";
    const found = lines.map(({ text, index }) => {
      const above = texts.slice(0, index).findLast(({ property }) => property !== "")?.property ?? "";
      const read = readLine(text, {
        ...rules,
        language,
        order,
        modeText: hasUnits ? modeText : text.mode,
        above,
      });
      return { index, cells: read, line: lineOf(read) };
    });
    const missing = hasUnits ? found.find(({ line }) => line === null) : undefined;
    for (const [at, { index, cells: lineCells, line }] of found.entries()) {
      const ready = line !== null && missing === undefined;
      const waitsFor = line !== null && missing !== undefined ? missing.index : null;
      const unit = hasUnits ? at + 1 : null;
      rows[index] = { state: ready ? "ready" : "attention", cells: lineCells, unit, waitsFor, line };
      counts[ready ? "ready" : "attention"] += 1;
      if (!ready) continue;
      if (at === 0) counts.properties += 1;
      if (hasUnits) counts.units += 1;
      if (line.lease === null) continue;
      counts.tenants += 1;
      counts.leases += 1;
    }
  }
  return { rows, counts, dates };
}

function textsOf(row: readonly string[], columns: readonly SheetColumn[]): Texts {
  const text = (kind: ColumnKind): string => row[columns.indexOf(kind)]?.trim() ?? "";
  return {
    property: text("property"),
    city: text("city"),
    mode: text("mode"),
    tenant: text("tenant"),
    rent: text("rent"),
    paymentDay: text("paymentDay"),
    startsOn: text("startsOn"),
  };
}

function isBlank(texts: Texts): boolean {
  return columnKinds.every((kind) => texts[kind] === "");
}

type LineRules = SheetRules & {
  readonly order: DateOrder | null;
  /** The mode as written in the first line of the property that has one. */
  readonly modeText: string;
  /** The last property named above, for a line that names none. */
  readonly above: string;
};

function readLine(texts: Texts, rules: LineRules): SheetCells {
  const hasLease = [texts.tenant, texts.rent, texts.paymentDay, texts.startsOn].some((text) => text !== "");
  const mode = modeIn(texts.mode, rules.modeText, hasLease);
  const empty = { state: "empty" } as const;
  const needed = <Value>(text: string, missing: CellReading<Value>, reading: () => CellReading<Value>) =>
    text === "" ? (hasLease ? missing : empty) : reading();
  return {
    property: propertyIn(texts.property, rules.above),
    city:
      codePoints(texts.city) > CITY_LIMIT ? wrong("TOO_LONG") : texts.city === "" ? empty : read(texts.city),
    mode,
    tenant: needed(texts.tenant, wrong("TENANT_REQUIRED"), () => tenantIn(texts.tenant)),
    rent: needed(texts.rent, wrong("RENT_REQUIRED"), () => readRent(texts.rent, rules)),
    paymentDay: needed(texts.paymentDay, read(1, true), () => readPaymentDay(texts.paymentDay)),
    startsOn: needed(texts.startsOn, wrong("START_REQUIRED"), () => readStart(texts.startsOn, rules.order)),
  };
}

function propertyIn(name: string, above: string): CellReading<string> {
  if (name === "") return wrong("NAME_REQUIRED", ...(above === "" ? [] : [above]));
  const times = { checkIn: "15:00", checkOut: "11:00", minGapMinutes: 0, cleaningMinutes: 0 };
  const draft = { ...times, currency: "EUR", timezone: "UTC" };
  return validateProperty({ ...draft, name }).length > 0 ? wrong("NAME_TOO_LONG") : read(name);
}

function tenantIn(name: string): CellReading<string> {
  return validateTenant({ ...unknownPerson, propertyId: "its own", name }).length > 0
    ? wrong("NAME_TOO_LONG")
    : read(name);
}

function modeIn(text: string, ofProperty: string, hasLease: boolean): CellReading<RentalMode> {
  const shared = ofProperty === "" ? read<RentalMode>("monthly", true) : readMode(ofProperty);
  const own = text === "" ? (shared.state === "read" ? read(shared.value, true) : shared) : readMode(text);
  if (own.state !== "read") return own;
  if (shared.state === "read" && shared.value !== own.value) return wrong("MODE_DIFFERS", shared.value);
  return own.value === "daily" && hasLease ? wrong("NIGHTLY_HAS_NO_LEASE", "monthly") : own;
}

function lineOf(cells: SheetCells): ReadSheetLine | null {
  const { property, city, mode, tenant, rent, paymentDay, startsOn } = cells;
  if (property.state !== "read" || city.state === "wrong" || mode.state !== "read") return null;
  if ([tenant, rent, paymentDay, startsOn].some(({ state }) => state === "wrong")) return null;
  const lease =
    tenant.state === "read" &&
    rent.state === "read" &&
    paymentDay.state === "read" &&
    startsOn.state === "read"
      ? {
          tenant: tenant.value,
          rentMinor: rent.value,
          paymentDay: paymentDay.value,
          startsOn: startsOn.value,
        }
      : null;
  return {
    property: property.value,
    city: city.state === "read" ? city.value : "",
    rentalMode: mode.value,
    lease,
  };
}
