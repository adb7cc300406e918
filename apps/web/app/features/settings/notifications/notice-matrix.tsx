import { noticeChannels } from "@keystead/domain/notices";
import type { NoticeChannel, NoticeKind } from "@keystead/domain/notices";
import { Button, Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { useMutation } from "@tanstack/react-query";
import { IconSend } from "@tabler/icons-react";

import { api } from "../../../lib/api.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { NoticeFields } from "./use-notice-form.ts";
import "../../../ui/second.css";
import "../../../ui/visually-hidden.css";
import "./notice-matrix.css";

type NoticeMatrixProps = {
  readonly form: Pick<Form<NoticeFields>, "toggle" | "values" | "dirty">;
  readonly kinds: readonly NoticeKind[];
};

/** A row for each kind, a column for each channel; the foot counts those that are on. */
export function NoticeMatrix({ form, kinds }: NoticeMatrixProps) {
  const { t } = useTranslation("notifications");
  const on = (channel: NoticeChannel) => kinds.filter((kind) => form.values[`${kind}_${channel}`]).length;
  return (
    <table className="ks-notice-matrix">
      <thead>
        <tr>
          <th scope="col">{t("event")}</th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {t(`kind.${kind}`)}
              <small className="ks-second">{t(`when.${kind}`)}</small>
            </th>
            {noticeChannels.map((channel) => (
              <td key={channel}>
                <label className="ks-notice-matrix-box">
                  <Checkbox {...form.toggle(`${kind}_${channel}`)} />
                  <span className="ks-visually-hidden">{`${t(`kind.${kind}`)}: ${t(channel)}`}</span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("on")}</th>
          {noticeChannels.map((channel) => (
            <td key={channel}>{t("onOf", { on: on(channel), of: kinds.length })}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The test uses the saved settings, so it waits until the changes are saved. */
export function SendTest({ dirty }: { readonly dirty: boolean }) {
  const { t } = useTranslation(["notifications", "errors"]);
  const send = useMutation({
    mutationFn: () => api.notices.sendTest({}),
    onSuccess: () => {
      toast.success(t("testSent"));
    },
    onError: (error) => {
      toast.error(t(refusalKey(error)), error);
    },
  });
  return (
    <div className="ks-notice-matrix-test">
      <span className="ks-second">{dirty ? t("testAfterSave") : t("testHint")}</span>
      <Button
        variant="default"
        disabled={dirty}
        loading={send.isPending}
        leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
        onClick={() => {
          send.mutate();
        }}
      >
        {t("test")}
      </Button>
    </div>
  );
}
