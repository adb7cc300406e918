import type { LeaseView } from "@keystead/contract/leases";
import { IconChevronDown, IconChevronUp, IconInfoCircle } from "@tabler/icons-react";
import { lazy, Suspense, useId, useState } from "react";

import { formatMoney } from "../../lib/format.ts";
import { withoutSign } from "../../lib/minor-units.ts";
import { MoneyText } from "../../ui/money-text.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { BalanceBadge } from "./lease-states.tsx";
import "./balance-card.css";

const BalanceWhy = lazy(async () => ({ default: (await import("./balance-why.tsx")).BalanceWhy }));

/** Is this tenant paid up? The number, the word, and the way it came about. */
export function BalanceCard({ lease }: { readonly lease: LeaseView }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const id = useId();
  const amount = withoutSign(lease.balance);
  return (
    <section className="ks-card ks-balance-card" aria-labelledby={`${id}-head`}>
      <div className="ks-card-head">
        <h2 id={`${id}-head`}>{t("balance")}</h2>
        <BalanceBadge balance={lease.balance} />
      </div>
      <p className="ks-balance-card-number">
        <MoneyText amount={amount} currency={lease.currency} />
      </p>
      <button
        type="button"
        className="ks-balance-card-why"
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => {
          setOpened((was) => !was);
        }}
      >
        <IconInfoCircle size={18} aria-hidden />
        <span>{t("why", { amount: formatMoney({ amount, currency: lease.currency }, language) })}</span>
        {opened ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
      </button>
      <div id={id} hidden={!opened}>
        {opened ? (
          <Suspense fallback={<div className="ks-balance-card-wait" aria-busy="true" />}>
            <BalanceWhy leaseId={lease.id} today={lease.today} />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
