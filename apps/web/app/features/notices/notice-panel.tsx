import { Button } from "@mantine/core";
import { IconBellCheck, IconX } from "@tabler/icons-react";
import { Link } from "react-router";
import "./bell.css";

import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { NoticeItem } from "./notice-item.tsx";
import type { BellState } from "./use-bell.ts";

type NoticePanelProps = { readonly bell: BellState; readonly onClose: () => void };

/** Today's and earlier notices, with states for loading, empty and failed. */
export function NoticePanel({ bell, onClose }: NoticePanelProps) {
  const { t } = useTranslation("notices");
  const { list } = bell;
  const unread = list?.unread ?? 0;
  return (
    <div className="ks-bell-panel">
      <div className="ks-bell-head">
        <h2>{t("title")}</h2>
        {unread === 0 ? null : <span className="ks-bell-unread">{t("unread", { count: unread })}</span>}
        {unread === 0 ? null : (
          <button type="button" className="ks-link-button ks-bell-all" onClick={bell.readAll}>
            {t("readAll")}
          </button>
        )}
        <button type="button" className="ks-bell-close" aria-label={t("close")} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <div className="ks-bell-scroll">
        <NoticeGroups bell={bell} onClose={onClose} />
      </div>
      <div className="ks-bell-foot">
        <Link to="/settings#notifications" onClick={onClose}>
          {t("choose")}
        </Link>
      </div>
    </div>
  );
}

function NoticeGroups({ bell, onClose }: NoticePanelProps) {
  const { t } = useTranslation("notices");
  const { list } = bell;
  if (bell.failed) return <ErrorPanel message={t("failed")} retrying={bell.retrying} onRetry={bell.retry} />;
  if (list === undefined) return <Skeleton rows={4} />;
  if (list.items.length === 0)
    return (
      <div className="ks-bell-empty">
        <IconBellCheck size={28} stroke={1.5} aria-hidden />
        <strong>{t("emptyTitle")}</strong>
        <span>{t("empty")}</span>
      </div>
    );
  const groups = [
    { name: t("today"), items: list.items.filter(({ day }) => day >= list.today) },
    { name: t("earlier"), items: list.items.filter(({ day }) => day < list.today) },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      {groups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {items.map((notice) => (
              <NoticeItem
                key={notice.id}
                notice={notice}
                onOpen={() => {
                  if (!notice.read) bell.read(notice.id);
                  onClose();
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.more || list.total > list.items.length ? (
        <Button variant="subtle" fullWidth onClick={bell.showMore}>
          {list.more ? t("showMore") : t("showAll", { count: list.total })}
        </Button>
      ) : null}
    </>
  );
}
