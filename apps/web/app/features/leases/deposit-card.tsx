import type { DepositMovementType } from "@keystead/domain/leases";
import { Button } from "@mantine/core";
import type { LeaseView } from "@keystead/contract/leases";

import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/format.ts";
import { isZero } from "../../lib/minor-units.ts";
import { useDeleteWithUndo } from "../../lib/use-undo.ts";
import { MoneyText } from "../../ui/money-text.tsx";
import { RowMenu } from "../../ui/row-menu.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import { openRows } from "./open-rows.ts";
import type { Verb } from "./verb.ts";
import "./lease-facts.css";

type DepositCardProps = { readonly lease: LeaseView; readonly onVerb: (verb: Verb) => void };

/** The tenant's money: what was agreed, what is held, and every movement of it. */
export function DepositCard({ lease, onVerb }: DepositCardProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const deleteWithUndo = useDeleteWithUndo("money");
  const can = useCan();
  const { agreed, held, due, movements } = lease.depositAccount;
  const [firstRow] = lease.rows;
  const rows =
    firstRow === undefined ? [] : openRows(lease, firstRow).filter(({ outstanding }) => !isZero(outstanding));
  const move = (kind: DepositMovementType) => () => {
    onVerb({ kind: "deposit", move: kind, rows });
  };
  return (
    <section className="ks-card" aria-labelledby="deposit">
      <div className="ks-card-head">
        <h2 id="deposit">{t("deposit")}</h2>
      </div>
      <dl className="ks-lease-facts">
        <div>
          <dt>{t("depositAgreed")}</dt>
          <dd>
            <MoneyText amount={agreed} currency={lease.currency} />
          </dd>
        </div>
        <div>
          <dt>{t("depositHeld")}</dt>
          <dd>
            <MoneyText amount={held} currency={lease.currency} />
          </dd>
        </div>
        {isZero(due) ? null : (
          <div>
            <dt>{t("depositDue")}</dt>
            <dd>
              <MoneyText amount={due} currency={lease.currency} />
            </dd>
          </div>
        )}
        {movements.map((movement) => (
          <div key={movement.id}>
            <dt>
              {t(`movement.${movement.kind}`)}
              <small>
                {formatDay(movement.movedOn, language)}
                {movement.note === "" ? null : ` · ${movement.note}`}
              </small>
            </dt>
            <dd>
              <MoneyText
                amount={movement.kind === "received" ? movement.amount : `-${movement.amount}`}
                currency={lease.currency}
              />
              <RowMenu
                name={t(`movement.${movement.kind}`)}
                actions={
                  can("payment.delete_any")
                    ? [
                        {
                          label: t("delete"),
                          danger: true,
                          onClick: () => {
                            void deleteWithUndo({
                              remove: () => api.leases.deleteDepositMovement({ id: movement.id }),
                            });
                          },
                        },
                      ]
                    : []
                }
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="ks-card-buttons">
        <Button variant="default" size="xs" onClick={move("received")}>
          {t("verb.deposit.short.received")}
        </Button>
        {isZero(held) ? null : (
          <>
            <Button variant="default" size="xs" onClick={move("returned")}>
              {t("verb.deposit.short.returned")}
            </Button>
            <Button variant="default" size="xs" onClick={move("retained")}>
              {t("verb.deposit.short.retained")}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
