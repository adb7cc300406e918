import { Button } from "@mantine/core";
import "../../../ui/form.css";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./bulk-foot.css";

export type BulkFootProps = {
  readonly counts: { readonly ready: number; readonly attention: number };
  /** What the button will create, and its label. */
  readonly creates: string;
  readonly submit: string;
  /** The message that the plan has no room for so many. */
  readonly room: string | null;
  readonly failure: string | null;
  readonly busy: boolean;
  /** Warnings to confirm before sending again, shown next to the button. */
  readonly question?: ReactNode;
  readonly onShowProblem: () => void;
};

/** What the button will create, and a link to the first line that it will not. */
export function BulkFoot({
  counts,
  creates,
  submit,
  room,
  failure,
  busy,
  question,
  onShowProblem,
}: BulkFootProps) {
  const { t } = useTranslation("bulk");
  const { ready, attention } = counts;
  return (
    <div className="ks-bulk-foot">
      <div className="ks-bulk-foot-question">{question}</div>
      <div className="ks-bulk-foot-line">
        <div>
          {failure === null ? null : (
            <p className="ks-form-error" role="alert">
              {failure}
            </p>
          )}
          {room === null ? null : <p className="ks-form-error">{room}</p>}
          <p role="status">
            {ready === 0 ? t("nothing") : creates}
            {attention === 0 ? null : (
              <span className="ks-visually-hidden"> · {t("attention", { count: attention })}</span>
            )}
          </p>
          {attention === 0 ? null : (
            <button type="button" className="ks-bulk-foot-attention" onClick={onShowProblem}>
              <IconAlertTriangle size={16} aria-hidden />
              {t("attention", { count: attention })}
            </button>
          )}
        </div>
        <Button type="submit" loading={busy} disabled={ready === 0}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
