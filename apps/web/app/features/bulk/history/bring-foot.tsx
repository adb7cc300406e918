import { Button } from "@mantine/core";
import { totalOf } from "@keystead/domain/money";
import type { HistoryReading } from "@keystead/domain/spreadsheet";
import { IconAlertTriangle } from "@tabler/icons-react";

import "../../../ui/form.css";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { useBring } from "./use-bring.ts";
import { useHistoryMessages } from "./use-history-messages.ts";
import "./bring-foot.css";

type Warning = ReturnType<typeof useBring>["warnings"][number];

type BringFootProps = {
  readonly reading: HistoryReading;
  readonly tooMany: boolean;
  readonly bring: ReturnType<typeof useBring>;
  readonly onLeaveOut: () => void;
};

/** What the button will create, the problems that block it, and the warnings to confirm before sending again. */
export function BringFoot({ reading, tooMany, bring, onLeaveOut }: BringFootProps) {
  const { t } = useTranslation("bring-history");
  const listed = useHistoryMessages();
  const { lines, issues, dates } = reading;
  const counts = {
    properties: lines.properties.length,
    units: lines.units.length,
    tenants: lines.tenants.length,
    leases: lines.leases.length,
    payments: lines.payments.length,
    bookings: lines.bookings.length,
    income: lines.income.length,
    expenses: lines.expenses.length,
  };
  const list = listed(counts);
  const wrong = new Set(issues.map(({ table, row }) => `${table} ${row}`)).size;
  const isOpen = dates !== null && dates.order === null;
  const isReady = list !== "" && wrong === 0 && !tooMany && !isOpen;
  return (
    <div className="ks-card ks-bring-foot">
      <div className="ks-bring-foot-asked">
        <BeforeBringing bring={bring} />
      </div>
      {bring.failure === null ? null : (
        <p className="ks-form-error" role="alert">
          {bring.failure}
        </p>
      )}
      {tooMany ? <p className="ks-form-error">{t("tooMany")}</p> : null}
      <p role="status">{list === "" ? t("nothing") : t("creates", { list })}</p>
      {wrong === 0 || isOpen ? null : (
        <button type="button" className="ks-bring-foot-out" onClick={onLeaveOut}>
          <IconAlertTriangle size={16} aria-hidden />
          {t("leaveOut", { count: wrong })}
        </button>
      )}
      <Button type="submit" loading={bring.busy} disabled={!isReady}>
        {t("bring")}
      </Button>
    </div>
  );
}

/** Each kind of warning once, with the number of rows that it is about. */
function BeforeBringing({ bring }: Pick<BringFootProps, "bring">) {
  const { t } = useTranslation("bring-history");
  const byCode = [...Map.groupBy(bring.warnings, ({ code }) => code)];
  const rowsOf = ({ params: { rows = "" } }: Warning) => rows.split(",").filter((row) => row !== "").length;
  const once = byCode.map(([code, all]) => ({
    code,
    params: { rows: String(Math.max(totalOf(all.map(rowsOf)), all.length)) },
  }));
  return (
    <SaveAnyway form={{ busy: bring.busy, saveAnyway: bring.saveAnyway, warnings: once }}>
      {({ code, params: { rows = "" } }) => {
        const count = Number(rows);
        if (code === "RECORD_LIKE_ANOTHER") return t("warning.like", { count });
        if (code === "LEASE_OVERLAP") return t("warning.overlap", { count });
        return t("warning.stays", { count });
      }}
    </SaveAnyway>
  );
}
