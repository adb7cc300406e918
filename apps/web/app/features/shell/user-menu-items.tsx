import { Menu, useMantineColorScheme } from "@mantine/core";
import {
  IconCheck,
  IconDeviceDesktop,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from "@tabler/icons-react";
import { Link } from "react-router";

import { toast } from "../../ui/toast.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useSignOut } from "../session/public.ts";

export const themes = [
  { value: "light", icon: IconSun },
  { value: "dark", icon: IconMoon },
  { value: "auto", icon: IconDeviceDesktop },
] as const;

export function UserMenuItems({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { t } = useTranslation(["frame", "shell"]);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  return (
    <>
      <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} aria-hidden />}>
        {t("shell:settings")}
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={onShortcuts}>
        {t("shell:shortcuts")}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t("theme")}</Menu.Label>
      {themes.map(({ value, icon: Icon }) => (
        <Menu.Item
          key={value}
          aria-current={colorScheme === value}
          leftSection={<Icon size={16} aria-hidden />}
          rightSection={colorScheme === value ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => {
            setColorScheme(value);
          }}
        >
          {t(`theme_${value}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={() => {
          signOut.mutate(undefined, { onError: () => toast.error(t("signOutFailed")) });
        }}
      >
        {t("signOut")}
      </Menu.Item>
    </>
  );
}
