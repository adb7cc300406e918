import { Menu, useMantineColorScheme } from "@mantine/core";
import {
  IconCheck,
  IconDeviceDesktop,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUsers,
} from "@tabler/icons-react";
import { Link } from "react-router";

import "../../../ui/second.css";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSignOut, useSwitchWorkspace, useWorkspace, useWorkspaces } from "../../session/public.ts";

export const themeItems = [
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
      <Workspaces />
      <Menu.Divider />
      <Menu.Label>{t("theme")}</Menu.Label>
      {themeItems.map(({ value, icon: Icon }) => (
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

/** The workspaces to choose from, if there are several. */
function Workspaces() {
  const { t } = useTranslation("frame");
  const current = useWorkspace();
  const all = useWorkspaces();
  const switchTo = useSwitchWorkspace();
  if (all.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t("workspaces")}</Menu.Label>
      {all.map((workspace) => {
        const isCurrent = workspace.id === current?.id;
        const { role, ownerName: name, paused } = workspace;
        return (
          <Menu.Item
            key={workspace.id}
            aria-current={isCurrent}
            disabled={paused}
            leftSection={<IconUsers size={16} aria-hidden />}
            rightSection={isCurrent ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => {
              if (!isCurrent) void switchTo(workspace);
            }}
          >
            {role === "owner" ? t("ownWorkspace") : t("workspaceOf", { name })}
            {paused ? <span className="ks-second"> {t("workspacePaused")}</span> : null}
          </Menu.Item>
        );
      })}
    </>
  );
}
