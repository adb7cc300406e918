import { Button } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconFlask, IconMailExclamation, IconWifiOff } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { formatInstant } from "../../lib/format.ts";
import { toast } from "../../ui/toast.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCloseSample, useProfile, useWorkspace } from "../session/public.ts";
import "./banner.css";

/** Notices above every screen; each is there only while it holds. */
export function Banners({ email }: { readonly email: string }) {
  return (
    <>
      <OfflineBar />
      <SampleBanner />
      <VerifyBanner email={email} />
    </>
  );
}

function OfflineBar() {
  const { t } = useTranslation("shell");
  const { online } = useNetwork();
  const language = useLanguage();
  const client = useQueryClient();
  if (online) return null;
  const last = Math.max(
    0,
    ...client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );
  return (
    <div role="alert" className="ks-banner" data-tone="offline">
      <IconWifiOff size={18} aria-hidden />
      <span>
        {t("offline")}{" "}
        {last === 0
          ? null
          : t("lastRefresh", { time: formatInstant(new Date(last).toISOString(), language) })}
      </span>
    </div>
  );
}

function SampleBanner() {
  const { t } = useTranslation("shell");
  const workspace = useWorkspace();
  const leave = useCloseSample();
  if (workspace?.kind !== "sample") return null;
  return (
    <section className="ks-banner" data-tone="sample" aria-label={t("sampleLabel")}>
      <IconFlask size={18} aria-hidden />
      <BannerText long={t("sample")} short={t("sampleLabel")} />
      <Button
        size="xs"
        variant="default"
        loading={leave.isPending}
        onClick={() => {
          leave.mutate();
        }}
      >
        {t("startOwn")}
      </Button>
    </section>
  );
}

/** A phone has room for the name of the matter beside its button: one line each, the screen below stays in sight. */
function BannerText({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <span>
      <span className="ks-banner-long">{long}</span>
      <span className="ks-banner-short">{short}</span>
    </span>
  );
}

function VerifyBanner({ email }: { readonly email: string }) {
  const { t } = useTranslation("shell");
  const { data: profile } = useProfile();
  const send = useMutation({
    mutationFn: async () => {
      const answer = await fetch("/api/auth/send-verification-email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, callbackURL: "/portfolio" }),
      });
      if (!answer.ok) throw new Error(`verification mail answered ${answer.status}`);
    },
    onSuccess: () => toast.success(t("verifySent", { email })),
    onError: () => toast.error(t("verifyFailed")),
  });
  if (profile === undefined || profile.emailVerified) return null;
  return (
    <section className="ks-banner" data-tone="attention" aria-label={t("verifyLabel")}>
      <IconMailExclamation size={18} aria-hidden />
      <BannerText long={t("verify", { email })} short={t("verifyLabel")} />
      <Button
        size="xs"
        variant="default"
        loading={send.isPending}
        onClick={() => {
          send.mutate();
        }}
      >
        {t("verifySend")}
      </Button>
    </section>
  );
}
