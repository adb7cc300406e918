import type { MetricRowView } from "@keystead/contract/analytics";

import { expenseCategories, incomeCategories } from "@keystead/domain/ledger";
import { totalOf } from "@keystead/domain/money";

import { formatDays } from "../../../lib/format/format-days.ts";
import { formatDay, formatMonth, formatNumber } from "../../../lib/format/format.ts";
import { rentableName } from "../../../lib/format/rentable-name.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { purchaseAddress } from "../../properties/public.ts";

type RowMessages = {
  readonly name: string;
  readonly about: string;
  /** The address of the record behind the row. */
  readonly to: string | null;
};

/** The name and details of a row, and the address of the record behind it. */
// oxlint-disable-next-line max-lines-per-function -- one table: the words of each kind of row
export function useRowMessages(): (row: MetricRowView) => RowMessages {
  const { t } = useTranslation(["analytics-rows", "purchase", "ledger"]);
  const language = useLanguage();
  const list = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");
  return (row) => {
    const rentable = rentableName(row.property.name, row.unit?.name ?? null);
    switch (row.kind) {
      case "record":
        return {
          name: row.notes === "" ? categoryOf(row) : row.notes,
          about: list(formatDay(row.date, language), rentable, row.notes === "" ? "" : categoryOf(row)),
          to: recordAddress(row),
        };
      case "loan":
        return {
          name: t("fromLoan", { month: formatMonth(row.month, language) }),
          about: rentable,
          to: purchaseAddress(row.property.id, "monthlyDebtService"),
        };
      case "stay":
        return {
          name: row.guestName,
          about: list(
            formatDays(row.checkIn.slice(0, 10), row.checkOut.slice(0, 10), { language }),
            rentable,
            t("soldNights", { count: totalOf(row.nights.map(({ sold }) => sold)) }),
          ),
          to: `/calendar?edit=${row.bookingId}`,
        };
      case "rentable":
        return { name: rentable, about: daysOf(row.days), to: `/properties/${row.property.id}` };
      case "rent_row":
        return {
          name: row.tenantName,
          about: list(
            t(`rowKind.${row.rowKind}`),
            t("dueOn", { day: formatDay(row.dueOn, language) }),
            rentable,
          ),
          to: `/leases/${row.leaseId}`,
        };
      case "lease":
        return { name: row.tenantName, about: rentable, to: `/leases/${row.leaseId}` };
      case "input":
        return {
          name: t(`purchase:${row.field}`),
          about: rentable,
          to: purchaseAddress(row.property.id, row.field),
        };
      case "property_month":
        return {
          name: formatMonth(row.month, language),
          about: rentable,
          to: `/properties/${row.property.id}`,
        };
      case "projection":
        return { name: t("projection", { count: row.months }), about: rentable, to: null };
    }
  };

  /** The books share some category names, so the book decides. */
  function categoryOf({ book, category }: Extract<MetricRowView, { kind: "record" }>): string {
    const income = incomeCategories.find((one) => one === category);
    const expense = expenseCategories.find((one) => one === category);
    if (book === "income" && income !== undefined) return t(`ledger:category.${income}`);
    return expense === undefined ? "" : t(`ledger:expenseCategory.${expense}`);
  }

  function daysOf({
    inService,
    leased,
    sold,
    blocked,
  }: Extract<MetricRowView, { kind: "rentable" }>["days"]): string {
    const counted = (word: "inService" | "leased" | "sold" | "blocked", count: number) =>
      count === 0 ? "" : t(`days.${word}`, { count, value: formatNumber(count, language) });
    return list(
      counted("inService", inService),
      counted("leased", leased),
      counted("sold", sold),
      counted("blocked", blocked),
    );
  }
}

/** Income of a lease or a booking is changed there (R-C11). */
function recordAddress({
  book,
  recordId,
  date,
  leaseId,
  bookingId,
}: Extract<MetricRowView, { kind: "record" }>): string {
  if (leaseId !== null) return `/leases/${leaseId}`;
  if (bookingId !== null) return `/calendar?edit=${bookingId}`;
  return `/${book === "income" ? "income" : "expenses"}?period=${date.slice(0, 7)}&edit=${recordId}`;
}
