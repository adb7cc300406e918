import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "react-router";

import { formatDay } from "../../lib/format.ts";
import type { SaveWarning } from "../../lib/refusal.ts";
import type { Form } from "../../ui/form/use-form.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "./save-warnings.css";

export type Warned = Pick<Form<object>, "warnings" | "busy" | "saveAnyway">;

/** What is unusual but allowed: read it, change it, or save anyway. */
export function SaveWarnings({ form: { warnings, busy, saveAnyway } }: { readonly form: Warned }) {
  const { t } = useTranslation("leases");
  if (warnings.length === 0) return null;
  return (
    <div className="ks-save-warnings" role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {warnings.map((warning) => (
          <p key={warning.params["leaseId"] ?? warning.code}>
            {warning.code === "LEASE_OVERLAP" ? (
              <Overlap params={warning.params} />
            ) : (
              t(`warning.${isWorded(warning.code) ? warning.code : "other"}`)
            )}
          </p>
        ))}
        <Button variant="default" size="xs" loading={busy} onClick={saveAnyway}>
          {t("saveAnyway")}
        </Button>
      </div>
    </div>
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

/** Names the lease in the way, with its days, and leads to it. */
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
