import type { MetricRowView, MetricRows } from "@keystead/contract/analytics";
import { metricFacts } from "@keystead/domain/analytics";
import { PAGE_SIZE } from "@keystead/domain/lists";
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { query } from "../../../lib/api.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { ReadDrawer } from "../../../ui/overlay/read-drawer.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyMissingRates } from "../../fx/public.ts";
import { Formula } from "../figures/formula.tsx";
import { useRowMessages } from "./use-row-messages.ts";
import type { RowsOf } from "./rows-address.ts";
import { useFigureText } from "../figures/use-figure-text.ts";
import type { AnalyticsAddress } from "../use-analytics-address.ts";
import type { AnalyticsScreen } from "../use-screen.ts";
import "../../../ui/figures.css";
import "../../../ui/second.css";
import "./rows-drawer.css";

type RowsDrawerProps = {
  readonly of: RowsOf;
  readonly screen: AnalyticsScreen;
  readonly scope: AnalyticsAddress["scope"];
  readonly onClose: () => void;
};

/** The rows of a figure (nights, bills, rent rows or days), whose sum is the figure. */
export function RowsDrawer({ of, screen, scope, onClose }: RowsDrawerProps) {
  const { t } = useTranslation(["analytics-rows", "analytics"]);
  const [{ page, after }, setPage] = useState<PageOfRows>({ page: 1 });
  const { metric, section, period, propertyId } = of;
  const result = useQuery({
    ...query.analytics.rows.queryOptions({
      input: {
        ...scope,
        ...(period === null ? {} : { period }),
        ...(propertyId === null ? {} : { propertyIds: propertyId }),
        ...(section === null ? {} : { section }),
        metric,
        currency: screen.currency,
        page,
        ...(after === undefined ? {} : { after }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = result;
  const place =
    propertyId === null
      ? section === null
        ? null
        : t(`analytics:${section}`)
      : (screen.answer.noiByProperty.find(({ property }) => property.id === propertyId)?.property.name ??
        data?.items[0]?.property.name ??
        null);
  const title = [
    t(`analytics:metric.${metric}`),
    place,
    data === undefined ? null : screen.named(data.figure.days),
  ];
  return (
    <ReadDrawer title={title.filter((part) => part !== null).join(" · ")} onClose={onClose}>
      {data === undefined ? (
        result.isError ? (
          <ErrorPanel
            message={t("failed")}
            retrying={result.isFetching}
            onRetry={() => void result.refetch()}
          />
        ) : (
          <Skeleton rows={6} />
        )
      ) : (
        <>
          <Formula figure={data.figure} currency={data.currency} />
          <Suspense fallback={<Pending />}>
            <LazyMissingRates missing={data.figure.missing} />
          </Suspense>
          <Rows rows={data} busy={result.isPlaceholderData} />
          <Pages rows={data} page={page} onPage={setPage} />
        </>
      )}
    </ReadDrawer>
  );
}

function Rows({ rows, busy }: { readonly rows: MetricRows; readonly busy: boolean }) {
  const { t } = useTranslation(["analytics-rows", "analytics"]);
  const text = useFigureText(rows.currency);
  const { figure } = rows;
  const facts = metricFacts[figure.metric];
  const sides = [
    { side: "numerator", ...facts.numerator, sum: figure.numerator },
    ...(facts.denominator === null
      ? []
      : [{ side: "denominator", ...facts.denominator, sum: figure.denominator } as const]),
  ] as const;
  if (rows.total === 0) return <p className="ks-second">{t("none")}</p>;
  return (
    <table className="ks-figures ks-rows-drawer" aria-busy={busy}>
      <thead>
        <tr>
          <th scope="col">{t("of")}</th>
          {sides.map(({ side, name }) => (
            <th key={side} scope="col" className="ks-figures-end">
              {t(`side.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.items.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <RowName row={row} />
            </th>
            {sides.map(({ side, counts }) => (
              <td key={side} className="ks-figures-end">
                {row[side] === null
                  ? row.withoutRate
                    ? t("withoutRate")
                    : ""
                  : text.side(counts, row[side])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("sum", { count: rows.total })}</th>
          {sides.map(({ side, counts, sum }) => (
            <td key={side} className="ks-figures-end">
              <b>{text.side(counts, sum)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function RowName({ row }: { readonly row: MetricRowView }) {
  const { name, about, to } = useRowMessages()(row);
  return (
    <>
      {to === null ? name : <Link to={to}>{name}</Link>}
      <small>{about}</small>
    </>
  );
}

/** `after` is the cursor at the end of the previous page. */
type PageOfRows = { readonly page: number; readonly after?: string };

type PagesProps = {
  readonly rows: MetricRows;
  readonly page: number;
  readonly onPage: (page: PageOfRows) => void;
};

function Pages({ rows: { total, next }, page, onPage }: PagesProps) {
  const { t } = useTranslation("lists");
  const pages = Math.max(1, next === undefined ? page : page + 1, Math.ceil(total / PAGE_SIZE));
  if (pages === 1) return null;
  return (
    <nav className="ks-rows-drawer-pages" aria-label={t("pages")}>
      <Button
        variant="default"
        disabled={page <= 1}
        onClick={() => {
          onPage({ page: page - 1 });
        }}
      >
        {t("previousPage")}
      </Button>
      <span>{t("pageOf", { page, pages })}</span>
      <Button
        variant="default"
        disabled={next === undefined && page >= pages}
        onClick={() => {
          onPage({ page: page + 1, ...(next === undefined ? {} : { after: next }) });
        }}
      >
        {t("nextPage")}
      </Button>
    </nav>
  );
}
