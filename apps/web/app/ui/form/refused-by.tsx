import type { RecordInTheWay } from "@keystead/contract";
import { auditedRecords, isAuditedKind } from "@keystead/domain/described-records";

import type { FailedCall } from "../../lib/refusal/refusal.ts";
import { formatDay } from "../../lib/format/format.ts";
import { recordAddress } from "../../lib/records/record-address.ts";
import { useLanguage } from "../text/use-language.ts";

/** Links to the records that a refusal names, each in a new tab: what was typed stays. */
export function RefusedBy({ refusal }: { readonly refusal: FailedCall | null }) {
  const language = useLanguage();
  const records = refusal === null ? [] : recordsOf(refusal);
  const days = ({ from, to }: Known) => {
    if (from === null) return "";
    if (to === null) return `${formatDay(from, language)} –`;
    return from === to
      ? formatDay(from, language)
      : `${formatDay(from, language)} – ${formatDay(to, language)}`;
  };
  if (records.length === 0) return null;
  return (
    <ul>
      {records.map((record) => (
        <li key={record.id}>
          <a href={record.href} target="_blank" rel="noopener">
            {[record.name, days(record)].filter(Boolean).join(" · ")}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Known = RecordInTheWay & { readonly href: string };

function recordsOf(refusal: FailedCall): readonly Known[] {
  if (refusal.code === "DATE_BOOKED")
    return refusal.data.bookings.map(({ id, guestName, checkIn, checkOut }) =>
      known({ kind: "booking", id, name: guestName, from: dayOf(checkIn), to: dayOf(checkOut) }),
    );
  if (refusal.code === "DATE_BLOCKED")
    return refusal.data.blocked.map(({ blockId, from, through, reason }) =>
      known({ kind: "block", id: blockId, name: reason, from, to: through }),
    );
  // The form itself shows what was changed meanwhile, beside what was typed.
  if (refusal.code === "STALE" || refusal.data === undefined || !("records" in refusal.data)) return [];
  return (refusal.data.records ?? []).map(known);
}

function known(record: RecordInTheWay): Known {
  return { ...record, href: addressOf(record) };
}

/** The address of a record's page. */
function addressOf({ kind, id, from }: RecordInTheWay): string {
  if (isAuditedKind(kind)) {
    const [path = "", params = ""] = auditedRecords[kind].page(id).split("?");
    return recordAddress(path, Object.fromEntries(new URLSearchParams(params)));
  }
  switch (kind) {
    case "lease":
      return recordAddress(`/leases/${id}`, {});
    case "booking":
      return recordAddress("/calendar", { from: from ?? "", edit: id });
    case "block":
      return recordAddress("/calendar", { from: from ?? "", editBlock: id });
    case "income":
      return recordAddress("/income", { edit: id });
    case "expense":
      return recordAddress("/expenses", { edit: id });
    case "income_series":
      return recordAddress("/income", { series: id });
    case "expense_series":
      return recordAddress("/expenses", { series: id });
    case "property":
      return recordAddress(`/properties/${id}`, {});
    case "tenant":
      return recordAddress(`/tenants/${id}`, {});
    case "turnover":
      return recordAddress("/tasks", { view: "cleaning", week: from ?? "" });
    case "page":
      return recordAddress(`/admin/seo/${id}`, {});
  }
}

function dayOf(local: string): string {
  return local.slice(0, "2026-03-29".length);
}
