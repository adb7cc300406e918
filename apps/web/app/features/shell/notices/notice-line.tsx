import { IconX } from "@tabler/icons-react";
import { useState } from "react";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type Notice, useNotices } from "./use-notices.ts";
import "./notice-line.css";

const STORED = "notices-closed";

/** One slim line above every screen: the most urgent notice, with the others behind it. */
export function NoticeBar({ email }: { readonly email: string }) {
  const { t } = useTranslation("shell");
  const { closed, close } = useClosed();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const open = useNotices(email).filter(({ name, stays }) => stays || !closed.includes(name));
  // Tracks notices by name, so that a more urgent one that arrives later is still shown. When all have been passed, or
  // the last one has ended, it starts again with the first.
  const before = open.every((one) => passed.includes(one.name)) ? [] : passed;
  const notice = open.find((one) => !before.includes(one.name));
  if (notice === undefined) return null;
  const { name, icon: Icon, short, text, stays } = notice;
  const message = (
    <span className="ks-notice-line-text">
      <span className="ks-notice-line-long">{text}</span>
      <span className="ks-notice-line-short">{short}</span>
    </span>
  );
  return (
    <section className="ks-notice-line" data-about={name} aria-label={short}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {name === "offline" ? (
        <span role="alert" className="ks-notice-line-said">
          {message}
        </span>
      ) : (
        message
      )}
      <NoticeAction notice={notice} />
      {open.length < 2 ? null : (
        <button
          type="button"
          className="ks-notice-line-more"
          aria-label={t("noticesMore", { count: open.length - 1 })}
          onClick={() => {
            setPassed([...before, name]);
          }}
        >
          {t("noticeMore", { count: open.length - 1 })}
        </button>
      )}
      {stays ? null : (
        <button
          type="button"
          className="ks-notice-line-close"
          aria-label={t("closeNotice")}
          onClick={() => {
            close(name);
            setPassed([]);
          }}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
    </section>
  );
}

function NoticeAction({ notice: { action } }: { readonly notice: Notice }) {
  if (action === null) return null;
  const { label, short = label, busy, to } = action;
  const words = (
    <>
      <span className="ks-notice-line-long">{label}</span>
      <span className="ks-notice-line-short">{short}</span>
    </>
  );
  if (typeof to === "string")
    return (
      <a className="ks-notice-line-action" href={to}>
        {words}
      </a>
    );
  return (
    <button
      type="button"
      className="ks-notice-line-action"
      aria-busy={busy}
      onClick={() => {
        if (!busy) to();
      }}
    >
      {words}
    </button>
  );
}

/** A closed notice stays closed for this session; the next session shows it again. */
function useClosed() {
  const [closed, setClosed] = useState(() => (sessionStorage.getItem(STORED) ?? "").split(" "));
  const close = (name: string) => {
    const next = [...closed, name];
    sessionStorage.setItem(STORED, next.join(" ").trim());
    setClosed(next);
  };
  return { closed, close };
}
