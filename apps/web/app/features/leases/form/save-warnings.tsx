import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { recordAddress } from "../../../lib/records/record-address.ts";
import type { SaveWarning } from "../../../lib/refusal/refusal.ts";
import { SaveAnyway, type Warned } from "../../../ui/form/save-anyway.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** Warnings about unusual values of a lease or its money. */
export function SaveWarnings({ form }: { readonly form: Warned }) {
  const { t } = useTranslation("leases");
  return (
    <SaveAnyway form={form}>
      {(warning) =>
        warning.code === "LEASE_OVERLAP" ? (
          <Overlap params={warning.params} />
        ) : warning.code === "BOOKING_DURING_LEASE" ? (
          <OverlappingBooking params={warning.params} />
        ) : (
          t(`warning.${isWorded(warning.code) ? warning.code : "other"}`)
        )
      }
    </SaveAnyway>
  );
}

const worded = [
  "REFUND_REOPENS_ROW",
  "DEPOSIT_ABOVE_AGREED",
  "REFUND_KEEPS_DEPOSIT",
  "CHARGES_SETTLED_BEFORE",
] as const;

function isWorded(code: string): code is (typeof worded)[number] {
  return worded.some((known) => known === code);
}

/** The overlapping lease with its days, linked. */
function Overlap({ params }: Pick<SaveWarning, "params">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { leaseId = "", tenant = "", startsOn = "", endsOn = "" } = params;
  const period = t("period", {
    from: formatDay(startsOn, language),
    to: endsOn === "" ? t("ongoing") : formatDay(endsOn, language),
  });
  return (
    <>
      {t("warning.LEASE_OVERLAP", { tenant, period })}{" "}
      <Link to={`/leases/${leaseId}`}>{t("warning.openLease", { tenant })}</Link>
    </>
  );
}

/** The overlapping booking with its days, linked in a new tab, so that the input stays. */
function OverlappingBooking({ params }: Pick<SaveWarning, "params">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { bookingId = "", guest = "" } = params;
  const [from = "", to = ""] = [params["checkIn"], params["checkOut"]].map((local) => local?.split("T")[0]);
  const period = t("period", { from: formatDay(from, language), to: formatDay(to, language) });
  return (
    <>
      {t("warning.BOOKING_DURING_LEASE", { guest, period })}{" "}
      <a href={recordAddress("/calendar", { from, edit: bookingId })} target="_blank" rel="noopener">
        {t("warning.openBooking", { guest })}
      </a>
    </>
  );
}
