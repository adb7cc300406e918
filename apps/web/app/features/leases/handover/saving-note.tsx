import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { Handover } from "./use-handover.ts";

/** Whether what was typed is saved, with a retry if that failed. */
export function SavingNote({ handover: { state, again } }: { readonly handover: Handover }) {
  const { t } = useTranslation("handover");
  return (
    <p className="ks-second" role="status">
      {t(`saving.${state}`)}
      {state === "failed" ? (
        <>
          {" "}
          <button type="button" className="ks-link-button" onClick={again}>
            {t("saving.again")}
          </button>
        </>
      ) : null}
    </p>
  );
}
