import { Button } from "@mantine/core";
import "../../ui/form.css";
import type { SheetCounts } from "@keystead/domain/spreadsheet";
import { IconAlertTriangle } from "@tabler/icons-react";

import { useTranslation } from "../../ui/use-translation.ts";
import { useBatchWords } from "./batch-words.ts";
import "./several-foot.css";

type SeveralFootProps = {
  readonly counts: SheetCounts;
  /** How many more properties the plan takes; undefined while it is not known. */
  readonly room: number | undefined;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onShowProblem: () => void;
};

/** What the button will make, and the way to the first line that it will not. */
export function SeveralFoot({ counts, room, failure, busy, onShowProblem }: SeveralFootProps) {
  const { t } = useTranslation("several");
  const listed = useBatchWords();
  const { ready, attention } = counts;
  return (
    <div className="ks-several-foot">
      <div>
        {failure === null ? null : (
          <p className="ks-form-error" role="alert">
            {failure}
          </p>
        )}
        {room !== undefined && counts.properties > room ? (
          <p className="ks-form-error">{t("room", { count: room })}</p>
        ) : null}
        <p role="status">
          {ready === 0 ? t("nothing") : t("creates", { list: listed(counts) })}
          {attention === 0 ? null : (
            <span className="ks-visually-hidden"> · {t("attention", { count: attention })}</span>
          )}
        </p>
        {attention === 0 ? null : (
          <button type="button" className="ks-several-foot-attention" onClick={onShowProblem}>
            <IconAlertTriangle size={16} aria-hidden />
            {t("attention", { count: attention })}
          </button>
        )}
      </div>
      <Button type="submit" loading={busy} disabled={ready === 0}>
        {ready === 0 ? t("createNone") : t("create", { count: ready })}
      </Button>
    </div>
  );
}
