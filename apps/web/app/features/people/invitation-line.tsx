import type { InvitationView } from "@keystead/contract/people";
import { DAY_MS } from "@keystead/domain/calendar";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { IconMail, IconSend } from "@tabler/icons-react";
import { useState } from "react";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { limitIn } from "../../lib/plan/plan-limit.ts";
import { refusalOf } from "../../lib/refusal/refusal.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyLimitPanel, useCan, useDayOf } from "../session/public.ts";
import "./people.css";

/** An open invitation: how long its link works, and buttons to resend or revoke it. */
export function InvitationLine({ invitation }: { readonly invitation: InvitationView }) {
  const { id, email, role, state, sentAt, expiresAt } = invitation;
  const { t } = useTranslation("people");
  const can = useCan();
  const dayOf = useDayOf();
  const [nowMs] = useState(() => Date.now());
  const { resend, withdraw } = useActs(invitation);
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - nowMs) / DAY_MS));
  const limit = resend.error === null ? null : limitIn(refusalOf(resend.error));
  return (
    <li className="ks-people-line">
      <span className="ks-people-mail" aria-hidden>
        <IconMail size={18} stroke={1.6} />
      </span>
      <span className="ks-people-who">
        <strong>{email}</strong>
        <span className="ks-second">{t(`invitedAs.${role}`, { date: dayOf(sentAt) })}</span>
      </span>
      <span className="ks-people-role">
        <StatusBadge tone={state === "open" ? "attention" : "neutral"}>
          {state === "open" ? t("expires", { count: days }) : t("expired")}
        </StatusBadge>
      </span>
      {can("team.manage") ? (
        <span className="ks-people-acts">
          <Button
            variant="default"
            leftSection={<IconSend size={16} aria-hidden />}
            aria-label={t("resendTo", { email })}
            loading={resend.isPending}
            onClick={() => {
              resend.mutate(id);
            }}
          >
            {t("resend")}
          </Button>
          <Button
            variant="subtle"
            color="red"
            className="ks-people-withdraw"
            aria-label={t("withdrawOf", { email })}
            loading={withdraw.isPending}
            onClick={() => {
              withdraw.mutate(id);
            }}
          >
            {t("withdraw")}
          </Button>
        </span>
      ) : null}
      <LazyLimitPanel reached={limit} onClose={resend.reset} />
    </li>
  );
}

function useActs({ email }: InvitationView) {
  const { t } = useTranslation(["people", "errors"]);
  const changed = useChanged();
  const onError = (error: unknown) => {
    if (limitIn(refusalOf(error)) === null) toast.error(t(refusalKey(error)), error);
    return changed("people");
  };
  const resend = useMutation({
    mutationFn: (id: string) => api.people.resend({ id }),
    onSuccess: () => {
      toast.success(t("resent", { email }));
      return changed("people");
    },
    onError,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => api.people.withdraw({ id }),
    onSuccess: () => {
      toast.success(t("withdrawn", { email }));
      return changed("people");
    },
    onError,
  });
  return { resend, withdraw };
}
