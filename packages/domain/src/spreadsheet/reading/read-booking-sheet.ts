import {
  bookingAccount,
  GUEST_NAME_LIMIT,
  GUEST_PHONE_LIMIT,
  BOOKING_NOTES_LIMIT,
  MOST_GUESTS,
  MOST_NIGHTS,
} from "../../bookings/index.ts";
import type { BookingLineKind, LineOfBooking } from "../../bookings/index.ts";
import { differenceInDays, localDateTime } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { codePoints, readEmail } from "../../text/index.ts";
import { bookingColumnKinds } from "../columns/booking-columns.ts";
import type { BookingColumn, BookingColumnKind } from "../columns/booking-columns.ts";
import type { Currency } from "../../money/index.ts";
import { dateQuestion } from "../date-question.ts";
import type { OpenDateOrder } from "../date-question.ts";
import { plain } from "../columns/header-words.ts";
import { currenciesNamedIn } from "../named-currency.ts";
import { propertyIn, unitIn } from "../named-property.ts";
import type { KnownProperty } from "../named-property.ts";
import { amountLanguage, read, readAmount, readStart, wrong } from "./read-cell.ts";
import type { CellReading, DateOrder, ReadingRules } from "./read-cell.ts";

/** A short-term property, with the default check-in and check-out times of its lines. */
export type BookingProperty = KnownProperty & { readonly checkInTime: string; readonly checkOutTime: string };

export type BookingSheetRules = ReadingRules & {
  readonly properties: readonly BookingProperty[];
  /** The property of lines that name none; empty where none was chosen. */
  readonly propertyId: string;
  /** The currency in the title of the rate column; null where there is none. */
  readonly currency: Currency | null;
};

export type BookingCells = {
  readonly guest: CellReading<string>;
  readonly property: CellReading<BookingProperty>;
  readonly unit: CellReading<string>;
  readonly checkIn: CellReading<PlainDate>;
  readonly checkOut: CellReading<PlainDate>;
  readonly guests: CellReading<number>;
  /** Price per night, in minor units of the property's currency; empty: by the seasonal rates. */
  readonly rate: CellReading<number>;
  readonly email: CellReading<string>;
  readonly phone: CellReading<string>;
  readonly note: CellReading<string>;
} & Readonly<Record<LineColumn, CellReading<number>>>;

/** The columns of the amounts beside the nights of a booking, in minor units of the property's currency. */
const kindOfLine = {
  cleaningFee: "cleaning_fee",
  touristTax: "tourist_tax",
  discount: "discount",
  channelFee: "channel_fee",
} as const satisfies { readonly [Column in BookingColumnKind]?: BookingLineKind };
type LineColumn = keyof typeof kindOfLine;
const lineColumns = ["cleaningFee", "touristTax", "discount", "channelFee"] as const;

/** A booking that can be made; the times are the property's own. */
export type BookingSheetLine = {
  readonly property: BookingProperty;
  readonly unitId: string | null;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly guestPhone: string;
  readonly guestsCount: number | null;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly dailyRateMinor: number | null;
  readonly notes: string;
  readonly lines: readonly LineOfBooking[];
};

export type BookingSheetRow =
  | { readonly state: "blank" }
  | {
      readonly state: "ready" | "attention";
      readonly cells: BookingCells;
      readonly line: BookingSheetLine | null;
    };

export type BookingSheet = {
  readonly rows: readonly BookingSheetRow[];
  readonly counts: { readonly ready: number; readonly attention: number };
  readonly dates: OpenDateOrder | null;
};

type Texts = Readonly<Record<BookingColumnKind, string>>;

/**
 * Reads a grid of bookings. A line needs a guest, a short-term property, and two days at least one night apart. If the
 * property has several units, one must be named: an empty cell must not sell the whole property by mistake.
 */
export function readBookingSheet(
  cells: readonly (readonly string[])[],
  columns: readonly BookingColumn[],
  rules: BookingSheetRules,
): BookingSheet {
  const texts = cells.map((row) => textsOf(row, columns));
  const dates = dateQuestion(
    texts.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]),
    rules.dateOrder,
  );
  const rates = texts.flatMap((text) =>
    [text.rate, ...lineColumns.map((column) => text[column])].filter((amount) => amount !== ""),
  );
  const reading = {
    ...rules,
    language: amountLanguage(rates, rules.language),
    order: dates?.order ?? null,
  };
  const rows = texts.map((text) => rowOf(text, reading));
  return {
    rows,
    counts: {
      ready: rows.filter(({ state }) => state === "ready").length,
      attention: rows.filter(({ state }) => state === "attention").length,
    },
    dates,
  };
}

function textsOf(row: readonly string[], columns: readonly BookingColumn[]): Texts {
  const text = (kind: BookingColumnKind): string => row[columns.indexOf(kind)]?.trim() ?? "";
  return {
    guest: text("guest"),
    property: text("property"),
    unit: text("unit"),
    checkIn: text("checkIn"),
    checkOut: text("checkOut"),
    guests: text("guests"),
    rate: text("rate"),
    email: text("email"),
    phone: text("phone"),
    note: text("note"),
    cleaningFee: text("cleaningFee"),
    touristTax: text("touristTax"),
    discount: text("discount"),
    channelFee: text("channelFee"),
  };
}

type LineRules = BookingSheetRules & { readonly order: DateOrder | null };

function rowOf(texts: Texts, rules: LineRules): BookingSheetRow {
  if (bookingColumnKinds.every((kind) => texts[kind] === "")) return { state: "blank" };
  const cells = readLine(texts, rules);
  const line = lineOf(cells);
  return { state: line === null ? "attention" : "ready", cells, line };
}

function readLine(texts: Texts, rules: LineRules): BookingCells {
  const property = propertyIn(texts.property, rules.properties, rules.propertyId);
  const checkIn = texts.checkIn === "" ? wrong("DATE_REQUIRED") : readStart(texts.checkIn, rules.order);
  const cells = {
    guest: guestIn(texts.guest),
    property,
    unit: bookedUnit(texts.unit, property),
    checkIn,
    checkOut: departureIn(texts.checkOut, checkIn, rules.order),
    guests: guestsIn(texts.guests),
    rate: moneyIn(texts.rate, property, rules),
    email: emailIn(texts.email),
    phone: within(texts.phone, GUEST_PHONE_LIMIT),
    note: within(texts.note, BOOKING_NOTES_LIMIT),
    cleaningFee: moneyIn(texts.cleaningFee, property, rules),
    touristTax: moneyIn(texts.touristTax, property, rules),
    discount: moneyIn(unsigned(texts.discount), property, rules),
    channelFee: moneyIn(unsigned(texts.channelFee), property, rules),
  };
  return { ...cells, ...excessIn(cells) };
}

/** A discount or fee is often written with a minus. */
function unsigned(text: string): string {
  return text.replace(/^[-−]\s*/, "");
}

/** A discount or channel fee above what the guest pays, if the sheet gives the price of the nights. */
function excessIn(cells: BookingCells): Partial<Record<"discount" | "channelFee", CellReading<number>>> {
  const { property, checkIn, checkOut, rate } = cells;
  if (property.state !== "read" || checkIn.state !== "read" || checkOut.state !== "read") return {};
  if (rate.state !== "read") return {};
  const account = bookingAccount({
    nightsMinor: rate.value * differenceInDays(checkIn.value, checkOut.value),
    checkIn: localDateTime(`${checkIn.value}T${property.value.checkInTime}`),
    lines: { lines: linesOf(cells), channelRemitsTax: false, payoutOn: null },
  });
  if (account.ok || account.code === "AMOUNT_TOO_LARGE") return {};
  return account.code === "DISCOUNT_EXCEEDS_TOTAL"
    ? { discount: wrong("AMOUNT_TOO_LARGE") }
    : { channelFee: wrong("AMOUNT_TOO_LARGE") };
}

/** An amount of 0 makes no line. */
function linesOf(cells: BookingCells): readonly LineOfBooking[] {
  return lineColumns.flatMap((column) => {
    const cell = cells[column];
    return cell.state === "read" && cell.value > 0
      ? [{ kind: kindOfLine[column], amountMinor: cell.value, note: "" }]
      : [];
  });
}

function guestIn(text: string): CellReading<string> {
  if (text === "") return wrong("GUEST_REQUIRED");
  return codePoints(text) > GUEST_NAME_LIMIT ? wrong("NAME_TOO_LONG") : read(text);
}

/** Words for the whole property, in the five languages. */
const WHOLE: ReadonlySet<string> = new Set(
  `all, whole, entire, whole property, entire place, entire home, whole house, todo, toda, entero, entera, casa completa, alojamiento entero,
    toda la propiedad, alles, ganz, ganze, ganzes haus, ganzes objekt, gesamtes objekt, gesamte unterkunft, tout, entier, entiere,
    logement entier, maison entiere, tout le bien, tutto, tutta, intero, intera, casa intera, intera struttura, intero alloggio`
    .split(",")
    .map((word) => word.trim().replaceAll(/\s+/g, " ")),
);

/**
 * The unit by its name, or the whole property. A property with a single unit means that one; with several units an
 * empty cell is refused.
 */
function bookedUnit(text: string, property: CellReading<BookingProperty>): CellReading<string> {
  const named = unitIn(text, property);
  if (text !== "") return named.state === "wrong" && WHOLE.has(plain(text)) ? { state: "empty" } : named;
  if (property.state !== "read") return { state: "empty" };
  const [only, other] = property.value.units;
  if (only === undefined) return { state: "empty" };
  return other === undefined
    ? read(only.id, true)
    : wrong("UNIT_REQUIRED", ...property.value.units.slice(0, MOST_FIXES).map(({ name }) => name));
}

const MOST_FIXES = 4;

function departureIn(
  text: string,
  checkIn: CellReading<PlainDate>,
  order: DateOrder | null,
): CellReading<PlainDate> {
  if (text === "") return wrong("DATE_REQUIRED");
  const day = readStart(text, order);
  if (day.state !== "read" || checkIn.state !== "read") return day;
  const nights = differenceInDays(checkIn.value, day.value);
  if (nights < 1) return wrong("NO_NIGHT");
  return nights > MOST_NIGHTS ? wrong("STAY_TOO_LONG") : day;
}

/** Number of guests: "2", "2 adults", "2 + 1". */
function guestsIn(text: string): CellReading<number> {
  if (text === "") return { state: "empty" };
  const numbers = text.match(/\d{1,4}/g) ?? [];
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  return sum >= 1 && sum <= MOST_GUESTS ? read(sum) : wrong("GUESTS_OUT_OF_RANGE");
}

/** In the property's currency; another one is an error, because bookings are sold in no other. */
function moneyIn(
  text: string,
  property: CellReading<BookingProperty>,
  { language, currency: titled }: LineRules,
): CellReading<number> {
  if (text === "" || property.state !== "read") return { state: "empty" };
  const { currency } = property.value;
  if (titled !== null && titled !== currency && currenciesNamedIn(text) === null)
    return wrong("CURRENCY_DIFFERS");
  return readAmount(text, { language, currency, rule: "not_negative" });
}

function emailIn(text: string): CellReading<string> {
  if (text === "") return { state: "empty" };
  const address = readEmail(text);
  return address === null ? wrong("INVALID_EMAIL") : read(address);
}

function within(text: string, limit: number): CellReading<string> {
  return codePoints(text) > limit ? wrong("TEXT_TOO_LONG") : read(text);
}

function lineOf(cells: BookingCells): BookingSheetLine | null {
  const { guest, property, unit, checkIn, checkOut, guests, rate, email, phone, note } = cells;
  if (guest.state !== "read" || property.state !== "read") return null;
  if (checkIn.state !== "read" || checkOut.state !== "read" || unit.state === "wrong") return null;
  if (guests.state === "wrong" || rate.state === "wrong" || email.state === "wrong") return null;
  if (phone.state !== "read" || note.state !== "read") return null;
  if (lineColumns.some((column) => cells[column].state === "wrong")) return null;
  const { checkInTime, checkOutTime } = property.value;
  return {
    property: property.value,
    unitId: unit.state === "read" ? unit.value : null,
    guestName: guest.value,
    guestEmail: email.state === "read" ? email.value : "",
    guestPhone: phone.value,
    guestsCount: guests.state === "read" ? guests.value : null,
    checkIn: `${checkIn.value}T${checkInTime}`,
    checkOut: `${checkOut.value}T${checkOutTime}`,
    dailyRateMinor: rate.state === "read" ? rate.value : null,
    notes: note.value,
    lines: linesOf(cells),
  };
}
