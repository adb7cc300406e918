import type { NoticeSettings } from "@keystead/contract/notices";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { FactList, Fact } from "../../../ui/page/fact-list.tsx";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NoticeMatrix, SendTest } from "./notice-matrix.tsx";
import { useSaveBar } from "../../../ui/page/use-save-bar.ts";
import { noticeFields, useNoticeForm } from "./use-notice-form.ts";
import "../settings.css";

/** Which notices a person gets, and through which channel; each person sets their own. */
export function NotificationsTab() {
  const { t } = useTranslation("settings");
  const { data, isError, isFetching, refetch } = useQuery(query.notices.settings.queryOptions({ input: {} }));
  if (data !== undefined) return <NotificationsForm settings={data} />;
  if (!isError) return <Skeleton rows={5} />;
  return <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />;
}

function NotificationsForm({ settings }: { readonly settings: NoticeSettings }) {
  const { t } = useTranslation("notifications");
  const form = useNoticeForm(settings);
  const stored = form.known ?? settings;
  useSaveBar(form, () => {
    form.reset(noticeFields(stored));
  });
  return (
    <div className="ks-stack">
      <section className="ks-card ks-settings-form">
        <h2>{t("where")}</h2>
        <p className="ks-second">{t("onlyYou")}</p>
        <div className="ks-settings-facts">
          <FactList>
            <Fact label={t("goesTo")}>{settings.email}</Fact>
            <Fact label={t("oneMail")}>{t("atEight", { zone: settings.timezone })}</Fact>
          </FactList>
        </div>
      </section>
      <KeyForm className="ks-card ks-settings-matrix" onSubmit={form.onSubmit}>
        <h2>{t("what")}</h2>
        <NoticeMatrix form={form} kinds={stored.choices.map(({ kind }) => kind)} />
        <SendTest dirty={form.dirty} />
      </KeyForm>
      {form.question}
    </div>
  );
}
