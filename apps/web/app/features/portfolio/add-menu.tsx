import { Menu } from "@mantine/core";
import { IconBuilding, IconChecklist, IconFileText, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";

import type { MenuButton } from "../../ui/loading/lazy-menu.tsx";
import { useIsPlaced } from "../../ui/size/use-is-placed.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";

const items = [
  { name: "property", to: "/properties?new=1", icon: IconBuilding, needs: "property.create" },
  { name: "tenant", to: "/tenants?new=1", icon: IconUsers, needs: "tenant.create" },
  { name: "lease", to: "/leases?new=1", icon: IconFileText, needs: "lease.create" },
  { name: "task", to: "/tasks?new=1", icon: IconChecklist, needs: "task.create" },
] as const;

/**
 * Each item opens the form of its list. The menu opens by itself, because the click that loaded it was meant to open
 * it.
 */
export function AddMenu({ button }: { readonly button: MenuButton }) {
  const { t } = useTranslation("portfolio");
  const navigate = useNavigate();
  const can = useCan();
  const isPlaced = useIsPlaced();
  const [opened, setOpened] = useState(true);
  return (
    <Menu
      position="bottom-end"
      width={200}
      withInitialFocusPlaceholder={false}
      opened={opened && isPlaced}
      onChange={setOpened}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {items
          .filter(({ needs }) => can(needs))
          .map(({ name, to, icon: Icon }) => (
            <Menu.Item
              key={name}
              leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
              onClick={() => void navigate(to)}
            >
              {t(`add.${name}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
