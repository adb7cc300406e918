import type { Language } from "@keystead/domain/languages";
import type { ReactNode } from "react";

import type { TariffsText } from "./tariffs-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import { LeadEmail } from "./lead-email.tsx";

type DialogsProps = { readonly text: TariffsText; readonly language: Language };

/** For visitors: what choosing a plan means today. */
export function VisitorDialogs({ text, language }: DialogsProps) {
  const { leadForm } = text;
  const signUp = `/${language}/auth?tab=signup`;
  return (
    <>
      <PlanDialog id="free-info" title={text.plan.free.name} text={text}>
        <p role="status">{text.freeInfo}</p>
        <div className="row dialog-part">
          <a className="btn" href={signUp}>
            {leadForm.create}
          </a>
        </div>
      </PlanDialog>
      <PlanDialog id="lead" title={leadForm.heading} text={text}>
        <form className="form dialog-part" noValidate data-lead>
          <p data-fill={leadForm.text} />
          <LeadEmail id="lead" text={text} language={language} />
          <button className="btn" type="submit" data-busy={leadForm.saving}>
            {leadForm.save}
          </button>
        </form>
        <div className="tariffs-saved" data-saved>
          <p className="info info-pos" role="status" />
          <div hidden>
            <p className="info">
              <SiteIcon name="clock" />
              {text.maintenance}
            </p>
            <a className="btn" href={signUp}>
              {leadForm.create}
            </a>
          </div>
        </div>
      </PlanDialog>
    </>
  );
}

/** For people with a plan: what a smaller one gives up. */
export function DowngradeDialog({ text }: Pick<DialogsProps, "text">) {
  return (
    <PlanDialog id="down" title="" text={text}>
      <p data-lead-in />
      <ul className="list-bullets" data-losses />
      <div className="row dialog-part">
        <button className="btn" type="button" data-confirm data-busy={text.changing} />
        <button className="btn btn-quiet" type="button" data-keep />
      </div>
    </PlanDialog>
  );
}

function PlanDialog({
  id,
  title,
  text,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: TariffsText;
  readonly children: ReactNode;
}) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`}>
      <form method="dialog">
        <button className="btn btn-quiet btn-icon dialog-close" aria-label={text.close}>
          <SiteIcon name="close" />
        </button>
      </form>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      {/* What is outside a modal dialog is neither visible nor read out, so the dialog has a toast area of its own. */}
      <div className="toast-list page-noprint" aria-live="assertive" data-toasts />
    </dialog>
  );
}
