import type { LeaseView } from "@keystead/contract/leases";
import { Button } from "@mantine/core";

import { api } from "../../../lib/api.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { fileAddress } from "../../documents/public.ts";
import { useCan } from "../../session/public.ts";
import "./movement-lines.css";

type Movement = LeaseView["depositAccount"]["movements"][number];

type MovementLinesProps = {
  readonly label: string;
  readonly lines: readonly Movement[];
  readonly currency: string;
};

/** The booked movements of the deposit, each with its reason, its receipts, and a way to undo it. */
export function MovementLines({ label, lines, currency }: MovementLinesProps) {
  return lines.length === 0 ? null : (
    <ul className="ks-movement-lines" aria-label={label}>
      {lines.map((movement) => (
        <MovementLine key={movement.id} movement={movement} currency={currency} />
      ))}
    </ul>
  );
}

function MovementLine({ movement, currency }: { readonly movement: Movement; readonly currency: string }) {
  const { t } = useTranslation(["handover", "leases"]);
  const language = useLanguage();
  const can = useCan();
  const deleteWithUndo = useDeleteWithUndo("money");
  const { id, kind, movedOn, note, amount, receipts, transfer } = movement;
  const what = note === "" ? t(`leases:movement.${transfer ? "movedOut" : kind}`) : note;
  return (
    <li>
      <span>
        <b>{what}</b>
        <small>
          {formatDay(movedOn, language)}
          {receipts.map((file) => (
            <a key={file.id} href={fileAddress(file.id)} download>
              {file.name}
            </a>
          ))}
        </small>
      </span>
      <MoneyText amount={amount} currency={currency} />
      {can("payment.delete_any") ? (
        <Button
          variant="default"
          size="xs"
          aria-label={t("undoOf", { what })}
          onClick={() => {
            void deleteWithUndo({ remove: () => api.leases.deleteDepositMovement({ id }) });
          }}
        >
          {t("undo")}
        </Button>
      ) : null}
    </li>
  );
}
