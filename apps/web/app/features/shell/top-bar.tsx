import { Menu } from "@mantine/core";
import {
  IconChevronDown,
  IconDots,
  IconLanguage,
  IconMenu2,
  IconMessageReport,
  IconSearch,
  IconWorld,
} from "@tabler/icons-react";
import type { RefCallback } from "react";
import { useTranslation } from "react-i18next";

import { languageNames, languages } from "../../lib/languages.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useLanguage } from "../../ui/use-language.ts";
import type { FrameUser } from "./app-frame.tsx";
import { useChangeLanguage } from "./shell-queries.ts";
import { UserMenuItems } from "./user-menu-items.tsx";

type TopBarProps = {
  readonly user: FrameUser;
  readonly placeTitle: RefCallback<HTMLElement>;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onReport: () => void;
  readonly onShortcuts: () => void;
};

export function TopBar(props: TopBarProps) {
  const { placeTitle } = props;
  const { t } = useTranslation("shell");
  const isPhone = useIsPhone();
  return (
    <header className="ks-top">
      {isPhone ? (
        <button type="button" className="ks-bar-icon" aria-label={t("openMenu")} onClick={props.onMenu}>
          <IconMenu2 size={22} aria-hidden />
        </button>
      ) : null}
      <div className="ks-top-title" ref={placeTitle} />
      {isPhone ? <PhoneTools {...props} /> : <WideTools {...props} />}
    </header>
  );
}

function WideTools({ user, onSearch, onReport, onShortcuts }: TopBarProps) {
  const { t } = useTranslation("shell");
  return (
    <div className="ks-tools">
      <button type="button" className="ks-find" onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} aria-hidden />
        <span>{t("search")}</span>
        <kbd className="ks-kbd">{SEARCH_KEYS}</kbd>
      </button>
      <button type="button" className="ks-bar-button" onClick={onReport} aria-label={t("reportIssue")}>
        <IconMessageReport size={18} stroke={1.6} aria-hidden />
        <span className="ks-from-1024">{t("reportIssue")}</span>
      </button>
      <LanguageMenu />
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <button type="button" className="ks-bar-button">
            <span className="ks-avatar" aria-hidden>
              {(user.fullName === "" ? user.email : user.fullName).slice(0, 1).toUpperCase()}
            </span>
            <span className="ks-who">{user.email}</span>
            <IconChevronDown size={16} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <UserMenuItems onShortcuts={onShortcuts} />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

const SEARCH_KEYS = "Ctrl K";

function LanguageMenu() {
  const { t } = useTranslation("shell");
  const current = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className="ks-bar-button"
          aria-label={t("languageIs", { language: languageNames[current] })}
        >
          <IconWorld size={18} stroke={1.6} aria-hidden />
          <span className="ks-from-1024">{languageNames[current]}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}

function LanguageItems() {
  const current = useLanguage();
  const change = useChangeLanguage();
  return languages.map((language) => (
    <Menu.Item
      key={language}
      lang={language}
      fw={language === current ? 600 : 400}
      aria-current={language === current}
      onClick={() => {
        change.mutate(language);
      }}
    >
      {languageNames[language]}
    </Menu.Item>
  ));
}

function PhoneTools({ user, onSearch, onReport, onShortcuts }: TopBarProps) {
  const { t } = useTranslation("shell");
  return (
    <div className="ks-tools">
      <button type="button" className="ks-bar-icon" aria-label={t("search")} onClick={onSearch}>
        <IconSearch size={20} aria-hidden />
      </button>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <button type="button" className="ks-bar-icon" aria-label={t("more")}>
            <IconDots size={20} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown mah="80vh" style={{ overflowY: "auto" }}>
          <Menu.Label>{user.email}</Menu.Label>
          <Menu.Item leftSection={<IconMessageReport size={16} aria-hidden />} onClick={onReport}>
            {t("reportIssue")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>
            <IconLanguage size={14} aria-hidden /> {t("language")}
          </Menu.Label>
          <LanguageItems />
          <Menu.Divider />
          <UserMenuItems onShortcuts={onShortcuts} />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
