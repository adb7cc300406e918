import type { DepositMovementType } from "@keystead/domain/leases";
import { Button } from "@mantine/core";
import type { LeaseView } from "@keystead/contract/leases";
import { IconDownload, IconShield, IconUpload } from "@tabler/icons-react";

import { api } from "../../../lib/api.ts";
import { formatDay, formatMoney } from "../../../lib/format/format.ts";
import { isZero, minorOf } from "../../../lib/format/minor-units.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { Fact, FactList } from "../../../ui/page/fact-list.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import "./lease-deposit.css";
import { dueLines } from "../payments/pay-sheet/pay-lines.ts";
import type { Verb } from "../verbs/verb.ts";

type DepositCardProps = { readonly lease: LeaseView; readonly onVerb: (verb: Verb) => void };

/** The tenant's deposit: held against agreed, with every movement. */
export function DepositCard({ lease, onVerb }: DepositCardProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { currency } = lease;
  const { agreed, held, due, movements } = lease.depositAccount;
  return (
    <section className="ks-card" aria-labelledby="deposit">
      <div className="ks-card-head">
        <h2 id="deposit">{t("deposit")}</h2>
        <HeldBadge lease={lease} />
      </div>
      <p className="ks-lease-deposit-number">
        <MoneyText amount={held} currency={currency} />
      </p>
      <p className="ks-lease-deposit-words">
        {isZero(agreed)
          ? t("heldNoneAgreed")
          : t("heldOf", { amount: formatMoney({ amount: agreed, currency }, language) })}
      </p>
      <HeldBar lease={lease} />
      {movements.length === 0 && isZero(due) ? null : (
        <FactList>
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} currency={currency} />
          ))}
          {isZero(due) || isZero(agreed) ? null : (
            <Fact label={t("depositDue")}>
              <MoneyText amount={due} currency={currency} />
            </Fact>
          )}
        </FactList>
      )}
      <Buttons lease={lease} onVerb={onVerb} />
    </section>
  );
}

/** "Received" comes first while some is due, since nothing can be returned before it. */
function Buttons({ lease, onVerb }: DepositCardProps) {
  const { t } = useTranslation("leases");
  const can = useCan();
  const { held, due, movements } = lease.depositAccount;
  if (!can("payment.record")) return null;
  const move = (kind: DepositMovementType) => () => {
    onVerb({ kind: "deposit", move: kind, lines: dueLines(lease) });
  };
  return (
    <div className="ks-lease-deposit-buttons">
      {isZero(due) && movements.length > 0 ? null : (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={move("received")}
        >
          {t("verb.deposit.short.received")}
        </Button>
      )}
      {isZero(held) ? null : (
        <>
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={move("returned")}
          >
            {t("verb.deposit.short.returned")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconShield size={18} aria-hidden />}
            onClick={move("retained")}
          >
            {t("verb.deposit.short.retained")}
          </Button>
        </>
      )}
    </div>
  );
}

function HeldBadge({ lease }: Pick<DepositCardProps, "lease">) {
  const { t } = useTranslation("leases");
  const { agreed, held, due } = lease.depositAccount;
  const { endsOn, today } = lease;
  if (!isZero(held) && endsOn !== null && endsOn < today)
    return <StatusBadge tone="attention">{t("heldAfterEnd")}</StatusBadge>;
  if (isZero(held)) return <StatusBadge tone="neutral">{t("heldNothing")}</StatusBadge>;
  if (isZero(agreed)) return null;
  return isZero(due) && minorOf(held, lease.currency) >= minorOf(agreed, lease.currency) ? (
    <StatusBadge tone="positive" icon={IconShield}>
      {t("heldInFull")}
    </StatusBadge>
  ) : (
    <StatusBadge tone="attention">{t("heldInPart")}</StatusBadge>
  );
}

function HeldBar({ lease }: Pick<DepositCardProps, "lease">) {
  const { agreed, held } = lease.depositAccount;
  const whole = minorOf(agreed, lease.currency);
  if (whole === 0) return null;
  const share = Math.min(1, minorOf(held, lease.currency) / whole);
  return (
    <div className="ks-lease-deposit-bar" aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}

type MovementProps = {
  readonly movement: LeaseView["depositAccount"]["movements"][number];
  readonly currency: string;
};

function Movement({ movement, currency }: MovementProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  const { id, kind, movedOn, note, amount, transfer } = movement;
  // R-C18: moved to another lease with the tenant, or brought along from one.
  const moved = kind === "received" ? "movedIn" : "movedOut";
  const what = t(`movement.${transfer ? moved : kind}`);
  const name = t("movementOn", { what, day: formatDay(movedOn, language) });
  const remove = {
    label: t("delete"),
    danger: true,
    onClick: () => {
      void deleteWithUndo({ remove: () => api.leases.deleteDepositMovement({ id }) });
    },
  };
  return (
    <Fact label={name} {...(note === "" ? {} : { about: note })}>
      <MoneyText amount={kind === "received" ? amount : `-${amount}`} currency={currency} />
      <RowMenu name={name} actions={can("payment.delete_any") ? [remove] : []} />
    </Fact>
  );
}
