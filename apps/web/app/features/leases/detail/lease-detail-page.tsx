import type { LeaseView } from "@keystead/contract/leases";
import { IconFileText } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";
import { flushSync } from "react-dom";

import { useCameFrom } from "../../../ui/list/list-origin.ts";
import { Pending } from "../../../ui/loading/pending.tsx";
import { RecordPage } from "../../../ui/page/record-page.tsx";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BalanceCard } from "./balance-card.tsx";
import { DepositCard } from "../deposits/deposit-card.tsx";
import "./lease-detail.css";
import { LeaseHead } from "./lease-head.tsx";
import { leaseListRules } from "../list/lease-list-rules.ts";
import { useLease } from "../use-lease.ts";
import { MonthsCard } from "../months/months-card.tsx";
import { MovedNote } from "../move/moved-note.tsx";
import { PaymentsCard } from "../payments/payments-card.tsx";
import { TermsCard } from "./terms-card.tsx";
import type { Verb } from "../verbs/verb.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { LazyLeaseDrawer } from "../form/lazy-lease-drawer.ts";

const VerbDrawer = lazyPart(async () => (await import("../verbs/verb-drawer.tsx")).VerbDrawer);

type LeaseDetailPageProps = {
  readonly id: string;
  /** The lease's tasks, which belong to a feature above this one, so the route passes them in. */
  readonly tasks: (lease: LeaseView) => ReactNode;
  /** The lease's files, likewise. */
  readonly files: ReactNode;
};

/** Is this tenant paid up? The balance, the months behind it, and the payments that settled them. */
export function LeaseDetailPage({ id, tasks, files }: LeaseDetailPageProps) {
  const { t } = useTranslation("leases");
  const { search } = useCameFrom(leaseListRules);
  const list = `/leases${search}`;
  return (
    <RecordPage
      result={useLease(id)}
      title={t("lease")}
      list={{ label: t("title"), to: list }}
      icon={IconFileText}
      words={{ missing: t("leaseMissing"), back: t("backToLeases"), failed: t("leaseFailed") }}
    >
      {(lease) => <LeaseDetail lease={lease} tasks={tasks(lease)} files={files} />}
    </RecordPage>
  );
}

type LeaseDetailProps = {
  readonly lease: LeaseView;
  readonly tasks: ReactNode;
  readonly files: ReactNode;
};

function LeaseDetail({ lease, tasks, files }: LeaseDetailProps) {
  const [paidMonth, setPaidMonth] = useState<string | null>(null);
  const [shownTransfer, setShownTransfer] = useState<string | null>(null);
  const [paying, setPaying] = useState(false);
  const [verb, setVerb] = useState<Verb | null>(null);
  const [editing, setEditing] = useState(false);
  const edit = () => {
    setEditing(true);
  };
  const showTransfer = (id: string) => {
    // Reset first, so that asking for the same transfer again scrolls to it again.
    flushSync(() => {
      setShownTransfer(null);
    });
    setShownTransfer(id);
  };
  useShortcut("m", () => {
    if (lease.openMonths.length > 0) setPaying(true);
  });
  useShortcut("e", edit);
  return (
    <>
      <LeaseHead lease={lease} paying={paying} onPayingChange={setPaying} onEdit={edit} onVerb={setVerb} />
      <MovedNote lease={lease} />
      <div className="ks-lease-detail">
        <div className="ks-stack">
          <MonthsCard
            lease={lease}
            paidMonth={paidMonth}
            onPaidMonthChange={setPaidMonth}
            onShowTransfer={showTransfer}
          />
          <PaymentsCard lease={lease} shownTransfer={shownTransfer} onVerb={setVerb} />
          {tasks}
          <Suspense fallback={<Pending />}>{files}</Suspense>
        </div>
        <div className="ks-stack ks-lease-detail-side">
          <BalanceCard lease={lease} />
          <DepositCard lease={lease} onVerb={setVerb} />
          <TermsCard lease={lease} onEdit={edit} onVerb={setVerb} />
        </div>
      </div>
      <Suspense fallback={<Pending />}>
        {verb === null ? null : (
          <VerbDrawer
            lease={lease}
            verb={verb}
            onClose={() => {
              setVerb(null);
            }}
          />
        )}
        {editing ? (
          <LazyLeaseDrawer
            lease={lease}
            onClose={() => {
              setEditing(false);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
