import { Button } from "@mantine/core";
import type { PortfolioView } from "@keystead/contract/portfolio";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useEffect, useRef, useState } from "react";

import { formatDay } from "../../lib/format/format.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { LazyMenu } from "../../ui/loading/lazy-menu.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useShortcut } from "../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan, useProfile } from "../session/public.ts";
import { AttentionStrip } from "./attention-strip.tsx";
import { Kpis } from "./kpis.tsx";
import "../../ui/chart/kpis.css";
import "./portfolio.css";
import { portfolioQuery } from "./portfolio-query.ts";
import { RentToCollect } from "./collect/rent-to-collect.tsx";
import "./skeleton-block.css";
import { ahead } from "../../lib/chunks/parts.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadAddMenu = () => import("./add-menu.tsx");
const AddMenu = lazyPart(async () => (await loadAddMenu()).AddMenu);
const loadRecordPayment = () => import("./collect/record-payment-dialog.tsx");
const prepareToRecord = () => {
  ahead(loadRecordPayment);
};
const RecordPaymentDialog = lazyPart(async () => (await loadRecordPayment()).RecordPaymentDialog);
/** Cards below the first screen, or for a new user; their word files are listed there, not here. */
const cards = () => import("./lazy-cards.ts");
const BookingsCard = lazyPart(async () => (await (await cards()).loadBookingsCard()).BookingsCard);
const BaseFigures = lazyPart(async () => (await (await cards()).loadBaseFigures()).LazyBaseFigures);
const ResultSection = lazyPart(async () => (await import("./result-section.tsx")).ResultSection);
const OnboardingCard = lazyPart(async () => (await (await cards()).loadOnboarding()).OnboardingCard);

/** What needs me this week, and did the rent come in this month? */
export function PortfolioPage() {
  const { t } = useTranslation("portfolio");
  const { data: newest, isError, isFetching, refetch } = useQuery(portfolioQuery());
  // Rendered in slices that let taps through; at once, it would block a phone for half a second.
  const data = useDeferredValue(newest);
  const profile = useProfile();
  const can = useCan();
  if (data === undefined) {
    return (
      <div className="ks-stack">
        <PageHeader title={t("title")} />
        {isError ? (
          <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton />
        )}
      </div>
    );
  }
  const begin =
    can("property.create") &&
    profile.data !== undefined &&
    !profile.data.onboardingHidden &&
    isBeginning(data);
  return (
    <Suspense fallback={<Skeleton />}>
      <div className="ks-stack ks-portfolio">
        <PageHeader title={t("title")} />
        {begin ? (
          <Suspense fallback={<div className="ks-skeleton-block" style={{ height: 320 }} />}>
            <OnboardingCard profile={profile.data} hasProperty={!data.empty} today={data.today} />
          </Suspense>
        ) : null}
        {isError ? (
          <ErrorPanel message={t("stale")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {begin && data.empty ? null : <Dashboard portfolio={data} />}
      </div>
    </Suspense>
  );
}

/** A host with nightly lets sees no empty rent list, a landlord no empty calendar. */
function expectsRent({ properties, leases, rent, overdue }: PortfolioView): boolean {
  return (
    leases.active > 0 ||
    rent.length > 0 ||
    overdue.lines.length > 0 ||
    properties.some(({ rentalMode }) => rentalMode === "monthly")
  );
}

/** The dashboard is empty until a rent is expected; a host who lets only by the night expects none. */
function isBeginning({ empty, properties, rent, overdue, upcoming }: PortfolioView): boolean {
  if (!empty && properties.every(({ rentalMode }) => rentalMode === "daily")) return false;
  return empty || (rent.length === 0 && overdue.lines.length === 0 && upcoming.lines.length === 0);
}

function Dashboard({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { t } = useTranslation("portfolio");
  const language = useLanguage();
  const [recording, setRecording] = useState(false);
  const letsByNight = portfolio.properties.some(({ rentalMode }) => rentalMode === "daily");
  const letsByMonth = expectsRent(portfolio) || !letsByNight;
  return (
    <>
      <div className="ks-portfolio-day">
        <b>{formatDay(portfolio.today, language, "long")}</b>
        <div className="ks-portfolio-actions">
          <AddButton />
          <Button
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
            aria-haspopup="dialog"
            onPointerEnter={prepareToRecord}
            onFocus={prepareToRecord}
            onClick={() => {
              setRecording(true);
            }}
          >
            {t("recordPayment")}
          </Button>
        </div>
      </div>
      <AttentionStrip portfolio={portfolio} />
      <Kpis portfolio={portfolio} />
      <div className="ks-portfolio-board" data-both={letsByMonth && letsByNight}>
        {letsByMonth ? <RentToCollect portfolio={portfolio} beside={letsByNight} /> : null}
        {letsByNight ? (
          // Loads with its own query: above the rent it would push buttons away from under the finger.
          <Suspense fallback={<div className="ks-skeleton-block" style={{ height: 320 }} />}>
            <BookingsCard />
          </Suspense>
        ) : null}
      </div>
      {portfolio.base === null ? null : (
        <Suspense fallback={<div className="ks-skeleton-block" style={{ height: 104 }} />}>
          <BaseFigures figures={portfolio.base} month={portfolio.month} />
        </Suspense>
      )}
      <Suspense fallback={<div className="ks-skeleton-block" style={{ height: 46 }} />}>
        <ResultSection portfolio={portfolio} />
      </Suspense>
      <Suspense fallback={<Pending />}>
        {recording ? (
          <RecordPaymentDialog
            portfolio={portfolio}
            onClose={() => {
              setRecording(false);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Adds a property, a tenant or a lease; `n` opens the menu. */
function AddButton() {
  const { t } = useTranslation("portfolio");
  const wrapper = useRef<HTMLSpanElement>(null);
  useShortcut("n", () => {
    wrapper.current?.querySelector("button")?.click();
  });
  const button = (
    <Button variant="default" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
      {t("add.title")}
    </Button>
  );
  return (
    <span ref={wrapper}>
      <LazyMenu button={button} load={loadAddMenu}>
        {(trigger) => <AddMenu button={trigger} />}
      </LazyMenu>
    </span>
  );
}

function Skeleton() {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  useEffect(() => {
    // The first date formatted in a tab costs 30 ms, 120 on a phone: do it while the figures are loading.
    const soon = setTimeout(() => formatDay("2026-01-01", language, "long"));
    return () => {
      clearTimeout(soon);
    };
  }, [language]);
  return (
    <div className="ks-stack" aria-busy="true">
      <span className="ks-visually-hidden" role="status">
        {t("loading")}
      </span>
      <div className="ks-kpis">
        {[0, 1, 2, 3].map((one) => (
          <div key={one} className="ks-skeleton-block" style={{ height: 104 }} />
        ))}
      </div>
      <div className="ks-skeleton-block" style={{ height: 380 }} />
    </div>
  );
}
