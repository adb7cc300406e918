import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatInstant } from "../../../lib/format/format.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../settings.css";

/** Where the account is signed in; every session but this one can be ended from here. */
export function SessionList() {
  const { t } = useTranslation(["privacy", "errors"]);
  const language = useLanguage();
  const changed = useChanged();
  const { data, isError, isFetching, refetch } = useQuery(
    query.accounts.sessions.queryOptions({ input: {} }),
  );
  const ended = async (count: number) => {
    toast.success(t("sessions.ended", { count }));
    await changed("session");
  };
  const onError = (error: unknown) => toast.error(t(refusalKey(error)), error);
  const end = useMutation({
    mutationFn: (id: string) => api.accounts.endSession({ id }),
    onSuccess: () => ended(1),
    onError,
  });
  const endOthers = useMutation({
    mutationFn: () => api.accounts.endOtherSessions({}),
    onSuccess: (answer) => ended(answer.ended),
    onError,
  });
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("sessions.loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={2} />
    );
  }
  return (
    <section className="ks-card">
      <div className="ks-card-head">
        <h2>{t("sessions.title")}</h2>
        {data.items.length < 2 ? null : (
          <Button
            variant="default"
            size="xs"
            loading={endOthers.isPending}
            onClick={() => {
              endOthers.mutate();
            }}
          >
            {t("sessions.endOthers")}
          </Button>
        )}
      </div>
      <ul className="ks-settings-sessions">
        {data.items.map(({ id, current, lastSeenAt, userAgent, ipAddress }) => {
          const device = deviceName(userAgent) ?? t("sessions.unknown");
          return (
            <li key={id}>
              <span>
                <strong>{device}</strong>
                <div className="ks-second">
                  {t("sessions.lastSeen", { time: formatInstant(lastSeenAt, language) })} · {ipAddress}
                </div>
              </span>
              {current ? (
                <StatusBadge tone="positive">{t("sessions.current")}</StatusBadge>
              ) : (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t("sessions.endNamed", { device })}
                  onClick={() => {
                    end.mutate(id);
                  }}
                >
                  {t("sessions.end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/** "Firefox, Windows" from a user agent; null if nothing is recognised. */
export function deviceName(userAgent: string): string | null {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))?.[1];
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1];
  const parts = [browser, system].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(", ");
}
