import { languages } from "@keystead/domain/languages";
import { Menu, type MenuProps } from "@mantine/core";
import { IconLanguage, IconMessageReport } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { languageNames } from "../../../lib/language/languages.ts";
import type { MenuButton } from "../../../ui/loading/lazy-menu.tsx";
import { MenuStart } from "../../../ui/overlay/menu-start.tsx";
import { useIsPlaced } from "../../../ui/size/use-is-placed.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useChangeLanguage } from "../../session/public.ts";
import { UserMenuItems } from "./user-menu-items.tsx";

type TopBarMenuProps = { readonly button: MenuButton };

export function LanguageMenu({ button }: TopBarMenuProps) {
  return (
    <OpenedMenu button={button}>
      <Menu.Dropdown>
        <MenuStart>
          <LanguageItems />
        </MenuStart>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

type UserMenuProps = TopBarMenuProps & { readonly onShortcuts: () => void };

export function UserMenu({ button, onShortcuts }: UserMenuProps) {
  return (
    <OpenedMenu button={button} width={240}>
      <Menu.Dropdown>
        <MenuStart>
          <UserMenuItems onShortcuts={onShortcuts} />
        </MenuStart>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

type PhoneMenuProps = UserMenuProps & {
  readonly email: string;
  /** Null for users who may not report. */
  readonly onReport: (() => void) | null;
};

/** Everything that the wide bar shows side by side. */
export function PhoneMenu({ button, email, onReport, onShortcuts }: PhoneMenuProps) {
  const { t } = useTranslation(["frame", "shell"]);
  return (
    <OpenedMenu button={button} width={260}>
      <Menu.Dropdown mah="80vh" style={{ overflowY: "auto" }}>
        <MenuStart>
          {onReport === null ? null : (
            <>
              <Menu.Label>{email}</Menu.Label>
              <Menu.Item leftSection={<IconMessageReport size={16} aria-hidden />} onClick={onReport}>
                {t("shell:reportIssue")}
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          <Menu.Label>
            <IconLanguage size={14} aria-hidden /> {t("language")}
          </Menu.Label>
          <LanguageItems />
          <Menu.Divider />
          <UserMenuItems onShortcuts={onShortcuts} />
        </MenuStart>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

type OpenedMenuProps = TopBarMenuProps & Pick<MenuProps, "width"> & { readonly children: ReactNode };

/** Opens by itself, because the click that loaded this code was meant to open it. */
function OpenedMenu({ button, children, ...rest }: OpenedMenuProps) {
  const isPlaced = useIsPlaced();
  const [opened, setOpened] = useState(true);
  return (
    <Menu
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      opened={opened && isPlaced}
      onChange={setOpened}
      {...rest}
    >
      <Menu.Target>{button}</Menu.Target>
      {children}
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
