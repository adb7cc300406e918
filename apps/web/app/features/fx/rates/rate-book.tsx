import type { RateGrid } from "@keystead/contract/fx";
import { hasFeature, planForFeature } from "@keystead/domain/plans";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan, useSubscription } from "../../session/public.ts";
import { backOf } from "./rate-address.ts";
import { RateEditor } from "./rate-editor.tsx";
import { earlier, later, type RateSpan } from "./rate-span.ts";
import { RateTableView } from "./rate-table.tsx";
import { rateRows } from "./rate-rows.ts";
import "../../../ui/card.css";
import "../../../ui/second.css";
import "./rate-book.css";

export type RateBookProps = {
  readonly grid: RateGrid;
  readonly span: RateSpan;
  readonly onSpan: (span: RateSpan) => void;
};

/** What a rate is, who may enter one, and the table; with a link back to the figure from which one came. */
export function RateBook({ grid, span, onSpan }: RateBookProps) {
  const { t } = useTranslation("fx");
  const back = backOf(useLocation().state);
  const can = useCan();
  const plan = useSubscription().data?.effectivePlan;
  const inPlan = plan === undefined || hasFeature(plan, "multi_currency");
  const months = <Months span={span} onSpan={onSpan} currentMonth={grid.currentMonth} />;
  return (
    <div className="ks-stack">
      {back === null ? null : (
        <Link className="ks-rate-book-back" to={back}>
          <IconArrowLeft size={18} aria-hidden />
          {t("back")}
        </Link>
      )}
      <section className="ks-card ks-rate-book" aria-labelledby="rates">
        <div className="ks-rate-book-head">
          <h2 id="rates">{t("title")}</h2>
          <p className="ks-second">{t("lead", { currency: grid.baseCurrency })}</p>
          {can("fx.write") ? null : (
            <p className="ks-rate-book-note">{t("askOwner", { owner: grid.owner })}</p>
          )}
          {can("fx.write") && !inPlan ? <InLargerPlan /> : null}
        </div>
        {can("fx.write") && inPlan ? (
          <RateEditor grid={grid} months={months} />
        ) : (
          <Reading grid={grid}>{months}</Reading>
        )}
      </section>
    </div>
  );
}

function Reading({ grid, children }: Pick<RateBookProps, "grid"> & { readonly children: ReactNode }) {
  const { t } = useTranslation("fx");
  const rows = rateRows(grid, { added: [], readFrom: {} });
  return (
    <>
      <div className="ks-rate-book-tools">{children}</div>
      {rows.length === 0 ? (
        <p className="ks-rate-book-text">{t("oneCurrency", { currency: grid.baseCurrency })}</p>
      ) : (
        <RateTableView months={grid.months} rows={rows} writing={null} />
      )}
    </>
  );
}

function InLargerPlan() {
  const { t } = useTranslation(["fx", "ui"]);
  return (
    <p className="ks-rate-book-note">
      {t("inPlan", { plan: t(`ui:plan.${planForFeature("multi_currency")}`) })}{" "}
      <Link to="#subscription">{t("seePlan")}</Link>
    </p>
  );
}

function Months({
  span,
  onSpan,
  currentMonth,
}: Omit<RateBookProps, "grid"> & { readonly currentMonth: string }) {
  const { t } = useTranslation("fx");
  const [before, after] = [earlier(span), later(span, currentMonth)];
  return (
    <>
      {before === null ? null : (
        <Button
          variant="default"
          onClick={() => {
            onSpan(before);
          }}
        >
          {t("earlier")}
        </Button>
      )}
      {after === null ? null : (
        <Button
          variant="default"
          onClick={() => {
            onSpan(after);
          }}
        >
          {t("later")}
        </Button>
      )}
    </>
  );
}
