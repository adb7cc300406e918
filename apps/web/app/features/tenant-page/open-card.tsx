import { monthsToTick } from "@keystead/domain/leases";
import type { TenantLease } from "@keystead/contract/tenants";
import { sumAmounts } from "@keystead/domain/money";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";

import { formatDay, formatMoney, formatMonth } from "../../lib/format/format.ts";
import { isNegative, isZero, withoutSign } from "../../lib/format/minor-units.ts";
import { rentableText } from "../../lib/format/rentable-name.ts";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useShortcut } from "../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { PaySheetButton } from "../leases/public.ts";
import "./open-card.css";

type OpenCardProps = { readonly tenantName: string; readonly leases: readonly TenantLease[] };

/** What is open today, by lease and month; leases with nothing left to pay are left out. */
export function OpenCard({ tenantName, leases }: OpenCardProps) {
  const { t } = useTranslation("tenant-page");
  const asking = leases.filter(
    ({ openMonths, balance, status }) => openMonths.length > 0 || !isZero(balance) || status === "active",
  );
  const [paying, setPaying] = useState<string | null>(null);
  const first = asking.find(({ openMonths }) => openMonths.length > 0);
  useShortcut("m", () => {
    if (first !== undefined) setPaying(first.id);
  });
  if (asking.length === 0) return null;
  return (
    <section className="ks-card" aria-label={t("open.today")}>
      {asking.map((lease) => (
        <OpenLease
          key={lease.id}
          lease={lease}
          tenantName={tenantName}
          named={asking.length > 1}
          paying={paying === lease.id}
          onPayingChange={(opened) => {
            setPaying(opened ? lease.id : null);
          }}
        />
      ))}
    </section>
  );
}

type OpenLeaseProps = {
  readonly lease: TenantLease;
  readonly tenantName: string;
  /** Whether to name the lease: there are several. */
  readonly named: boolean;
  readonly paying: boolean;
  readonly onPayingChange: (opened: boolean) => void;
};

function OpenLease({ lease, tenantName, named, paying, onPayingChange }: OpenLeaseProps) {
  const { t } = useTranslation("tenant-page");
  const owed = lease.openMonths
    .map((month) => ({ ...month, due: dueOf(month, lease) }))
    .filter(({ due }) => !isZero(due));
  return (
    <div className="ks-open-card">
      <div className="ks-open-card-top">
        <div>
          <p className="ks-open-card-label">{named ? rentableText(lease) : t("open.today")}</p>
          <Sum lease={lease} />
          <Since lease={lease} months={owed.length} />
        </div>
        {owed.length === 0 ? null : <Months months={owed} currency={lease.currency} />}
      </div>
      {lease.openMonths.length === 0 ? null : (
        <div className="ks-open-card-foot">
          <Pay lease={lease} tenantName={tenantName} opened={paying} onOpenedChange={onPayingChange} />
        </div>
      )}
    </div>
  );
}

type PayProps = {
  readonly lease: TenantLease;
  readonly tenantName: string;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

function Pay({ lease, tenantName, opened, onOpenedChange }: PayProps) {
  const rentable = rentableText(lease);
  return (
    <PaySheetButton
      primary
      icon={<IconDownload size={18} stroke={1.6} aria-hidden />}
      payable={{
        leaseId: lease.id,
        tenantName,
        rentable,
        currency: lease.currency,
        today: lease.today,
        months: lease.openMonths,
        ticked: monthsToTick(lease.openMonths).map(({ period }) => period),
      }}
      what={`${tenantName}, ${rentable}`}
      opened={opened}
      onOpenedChange={onOpenedChange}
    />
  );
}

/** The part of a month that is due by today; the rest may be due later. */
function dueOf({ rows }: TenantLease["openMonths"][number], { today, currency }: TenantLease): string {
  const due = rows.filter(({ dueOn }) => dueOn <= today);
  return sumAmounts(
    due.map(({ outstanding }) => outstanding),
    currency,
  );
}

function Sum({ lease: { due, balance, currency } }: { readonly lease: TenantLease }) {
  const { t } = useTranslation("tenant-page");
  const credit = isNegative(balance);
  return (
    <p className="ks-open-card-sum">
      <MoneyText amount={credit ? withoutSign(balance) : due} currency={currency} />
      {credit ? <span> {t("open.inCredit")}</span> : null}
    </p>
  );
}

function Since({ lease, months }: { readonly lease: TenantLease; readonly months: number }) {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const { dueSince, daysOverdue, nextDue, currency } = lease;
  if (dueSince === null) {
    return (
      <p className="ks-open-card-since">
        {nextDue === null
          ? t("open.nothing")
          : t("open.next", {
              amount: formatMoney({ amount: nextDue.outstanding, currency }, language),
              day: formatDay(nextDue.dueOn, language, "short"),
            })}
      </p>
    );
  }
  return (
    <p className="ks-open-card-since">
      {t("open.since", { count: months, day: formatDay(dueSince, language, "short") })}
      {daysOverdue === 0 ? null : (
        <>
          {" · "}
          <strong>{t("open.overdue", { count: daysOverdue })}</strong>
        </>
      )}
    </p>
  );
}

/** Few enough for a card; the pay sheet has all of them. */
const SHOWN = 6;

type MonthsProps = {
  readonly months: readonly (TenantLease["openMonths"][number] & { readonly due: string })[];
  readonly currency: string;
};

function Months({ months, currency }: MonthsProps) {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const more = months.length - SHOWN;
  return (
    <ul className="ks-open-card-months">
      {months.slice(0, SHOWN).map(({ period, amount, settled, due }) => (
        <li key={period}>
          <span>
            {formatMonth(period, language)}
            <small>
              {isZero(settled)
                ? t("open.nothingPaid")
                : t("open.paidOf", {
                    paid: formatMoney({ amount: settled, currency }, language),
                    amount: formatMoney({ amount, currency }, language),
                  })}
            </small>
          </span>
          <MoneyText amount={due} currency={currency} />
        </li>
      ))}
      {more > 0 ? <li>{t("open.more", { count: more })}</li> : null}
    </ul>
  );
}
