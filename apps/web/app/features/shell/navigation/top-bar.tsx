import {
  IconChevronDown,
  IconDots,
  IconMenu2,
  IconMessageReport,
  IconSearch,
  IconWorld,
} from "@tabler/icons-react";
import type { RefCallback } from "react";

import { languageNames } from "../../../lib/language/languages.ts";
import { LazyMenu } from "../../../ui/loading/lazy-menu.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BellButton } from "../../notices/public.ts";
import type { FrameUser } from "../frame-user.ts";
import { LazyLanguageMenu, loadMenus, LazyPhoneMenu, LazyUserMenu } from "../lazy-parts.ts";
import "./top-bar.css";

type TopBarProps = {
  readonly user: FrameUser;
  readonly titleRef: RefCallback<HTMLElement>;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  /** Null for users who may not report. */
  readonly onReport: (() => void) | null;
  readonly onShortcuts: () => void;
};

export function TopBar(props: TopBarProps) {
  const { titleRef } = props;
  const { t } = useTranslation("shell");
  const isPhone = useIsPhone();
  return (
    <header className="ks-top-bar">
      {isPhone ? (
        <button type="button" className="ks-top-bar-icon" aria-label={t("openMenu")} onClick={props.onMenu}>
          <IconMenu2 size={22} aria-hidden />
        </button>
      ) : null}
      <div className="ks-top-bar-title" ref={titleRef} />
      {isPhone ? <PhoneTools {...props} /> : <WideTools {...props} />}
    </header>
  );
}

function WideTools({ user, onSearch, onReport, onShortcuts }: TopBarProps) {
  const { t } = useTranslation("shell");
  return (
    <div className="ks-top-bar-tools">
      <button
        type="button"
        className="ks-top-bar-find"
        onClick={onSearch}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={16} aria-hidden />
        <span>{t("search")}</span>
        <kbd className="ks-kbd">{`${t("ctrl")} K`}</kbd>
      </button>
      {onReport && (
        <button type="button" className="ks-top-bar-button" onClick={onReport} aria-label={t("reportIssue")}>
          <IconMessageReport size={18} stroke={1.6} aria-hidden />
          <span className="ks-top-bar-word">{t("reportIssue")}</span>
        </button>
      )}
      <LanguageButton />
      <BellButton className="ks-top-bar-icon" />
      <LazyMenu
        load={loadMenus}
        button={
          <button type="button" className="ks-top-bar-button">
            <span className="ks-top-bar-avatar" aria-hidden>
              {(user.fullName === "" ? user.email : user.fullName).slice(0, 1).toUpperCase()}
            </span>
            <span className="ks-top-bar-who">{user.email || user.fullName || t("more")}</span>
            <IconChevronDown size={16} aria-hidden />
          </button>
        }
      >
        {(button) => <LazyUserMenu button={button} onShortcuts={onShortcuts} />}
      </LazyMenu>
    </div>
  );
}

function LanguageButton() {
  const { t } = useTranslation("shell");
  const current = useLanguage();
  return (
    <LazyMenu
      load={loadMenus}
      button={
        <button
          type="button"
          className="ks-top-bar-button"
          aria-label={t("languageIs", { language: languageNames[current] })}
        >
          <IconWorld size={18} stroke={1.6} aria-hidden />
          <span className="ks-top-bar-word">{languageNames[current]}</span>
        </button>
      }
    >
      {(button) => <LazyLanguageMenu button={button} />}
    </LazyMenu>
  );
}

function PhoneTools({ user, onSearch, onReport, onShortcuts }: TopBarProps) {
  const { t } = useTranslation("shell");
  return (
    <div className="ks-top-bar-tools">
      <button type="button" className="ks-top-bar-icon" aria-label={t("search")} onClick={onSearch}>
        <IconSearch size={20} aria-hidden />
      </button>
      <BellButton className="ks-top-bar-icon" />
      <LazyMenu
        load={loadMenus}
        button={
          <button type="button" className="ks-top-bar-icon" aria-label={t("more")}>
            <IconDots size={20} aria-hidden />
          </button>
        }
      >
        {(button) => (
          <LazyPhoneMenu button={button} email={user.email} onReport={onReport} onShortcuts={onShortcuts} />
        )}
      </LazyMenu>
    </div>
  );
}
