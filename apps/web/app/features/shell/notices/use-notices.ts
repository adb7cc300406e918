import { useNetwork } from "@mantine/hooks";
import {
  IconFlask,
  IconHourglass,
  IconMailExclamation,
  IconRefresh,
  IconUsers,
  IconWifiOff,
} from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";

import { formatInstant } from "../../../lib/format/format.ts";
import { useStanding } from "../../../lib/chunks/parts.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCloseSample, useProfile, useSubscription, useWorkspace } from "../../session/public.ts";
import { trialDaysLeft } from "../navigation/plan-card.tsx";

export type Notice = {
  readonly name: "offline" | "newer" | "sample" | "shared" | "trial" | "verify";
  readonly icon: typeof IconFlask;
  /** A short title, for screen readers and narrow phones. */
  readonly short: string;
  readonly text: string;
  readonly action: NoticeAction | null;
  /** The screen cannot be understood without it, so it cannot be closed. */
  readonly stays: boolean;
};

type NoticeAction = {
  readonly label: string;
  /** For a phone, where the label is too long. */
  readonly short?: string;
  readonly busy: boolean;
  /** An address, or an action. */
  readonly to: string | (() => void);
};

/** The plan card always shows the trial; here it appears when it is nearly over. */
const LAST_DAYS = 3;

/** The current notices above every screen, the most urgent first: a new one gets its place in this order. */
export function useNotices(email: string): readonly Notice[] {
  const offline = useOffline();
  const newer = useNewer();
  const sample = useSample(email === "");
  const shared = useShared();
  const trial = useTrial();
  const verify = useVerify(email);
  return [offline, newer, sample, verify, trial, shared].filter((one) => one !== null);
}

function useOffline(): Notice | null {
  const { t } = useTranslation("shell");
  const { online } = useNetwork();
  const { waiting } = useStanding();
  const language = useLanguage();
  const client = useQueryClient();
  if (online && !waiting) return null;
  const last = lastRefresh(client.getQueryCache().findAll({ type: "active" }));
  const time = last === null ? null : formatInstant(new Date(last).toISOString(), language);
  const message = t(waiting ? "offlineWaiting" : "offline");
  return {
    name: "offline",
    icon: IconWifiOff,
    short: waiting || time === null ? message : t("offlineShort", { time }),
    text: waiting || time === null ? message : `${message} ${t("lastRefresh", { time })}`,
    action: null,
    stays: true,
  };
}

type Shown = {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly dataUpdatedAt: number };
};

/** The oldest data on the screen; the signed-in person is left out, because they change so seldom. */
function lastRefresh(shown: readonly Shown[]): number | null {
  const times = shown
    .filter(({ queryKey }) => !JSON.stringify(queryKey).startsWith('[["accounts"'))
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length === 0 ? null : Math.min(...times);
}

function useNewer(): Notice | null {
  const { t } = useTranslation(["shell", "ui"]);
  const { newer } = useStanding();
  if (!newer) return null;
  return {
    name: "newer",
    icon: IconRefresh,
    short: t("shell:newerShort"),
    text: t("shell:newer"),
    action: {
      label: t("ui:reload"),
      busy: false,
      to: () => {
        window.location.reload();
      },
    },
    stays: false,
  };
}

/** For a visitor of the sample, who has no workspace to return to, it says how to keep the sample. */
function useSample(visiting: boolean): Notice | null {
  const { t } = useTranslation("shell");
  const workspace = useWorkspace();
  const leave = useCloseSample();
  if (workspace?.kind !== "sample") return null;
  const text = visiting ? "visit" : "sample";
  return {
    name: "sample",
    icon: IconFlask,
    short: t(`${text}Label`),
    text: t(text),
    action: visiting
      ? { label: t("visitKeep"), busy: false, to: "/auth?tab=signup" }
      : {
          label: t("startOwn"),
          short: t("startOwnShort"),
          busy: leave.isPending,
          to: () => {
            leave.mutate();
          },
        },
    stays: true,
  };
}

/** A member of somebody else's workspace sees whose properties these are. */
function useShared(): Notice | null {
  const { t } = useTranslation("shell");
  const workspace = useWorkspace();
  const { data } = useSubscription();
  if (workspace === undefined || workspace.role === "owner") return null;
  const owner = workspace.ownerName;
  return {
    name: "shared",
    icon: IconUsers,
    short: t("sharedBy", { owner }),
    text:
      workspace.role === "assistant" && data !== undefined
        ? t("shared", { owner, count: data.used.properties })
        : t("sharedBy", { owner }),
    action: null,
    stays: false,
  };
}

function useTrial(): Notice | null {
  const { t } = useTranslation("shell");
  const workspace = useWorkspace();
  const { data } = useSubscription();
  const [now] = useState(() => Date.now());
  const left = data === undefined ? null : trialDaysLeft(data, now);
  if (workspace?.role !== "owner" || left === null || left > LAST_DAYS) return null;
  return {
    name: "trial",
    icon: IconHourglass,
    short: t("trialShort", { count: left }),
    text: t("trialEnds", { count: left }),
    action: { label: t("comparePlans"), busy: false, to: "/tariffs" },
    stays: false,
  };
}

/** On the first screen only: the forms that write to cleaners and tenants say it themselves. */
function useVerify(email: string): Notice | null {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const { data: profile } = useProfile();
  const send = useMutation({
    mutationFn: async () => {
      const answer = await fetch("/api/auth/send-verification-email", { method: "POST" });
      if (!answer.ok) throw new Error(`verification mail answered ${answer.status}`);
    },
    onSuccess: () => toast.success(t("verifySent", { email })),
    onError: () => toast.error(t("verifyFailed")),
  });
  if (profile?.emailVerified !== false || email === "" || pathname !== "/portfolio") return null;
  return {
    name: "verify",
    icon: IconMailExclamation,
    short: t("verifyLabel"),
    text: t("verify", { email }),
    action: {
      label: t("verifySend"),
      busy: send.isPending,
      to: () => {
        send.mutate();
      },
    },
    stays: false,
  };
}
