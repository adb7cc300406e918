import { Drawer, Popover } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Drawer.css";
import "@mantine/core/styles/Popover.css";

import type { MenuButton } from "../../ui/loading/lazy-menu.tsx";
import { useEscape } from "../../ui/overlay/use-escape.ts";
import { useIsPhone } from "../../ui/size/use-is-phone.ts";
import { useIsPlaced } from "../../ui/size/use-is-placed.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { NoticePanel } from "./notice-panel.tsx";
import { useBell } from "./use-bell.ts";
import "./bell.css";

type BellProps = {
  readonly button: MenuButton;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

/** The list of notices next to its button; on a phone it opens from below. */
export function Bell({ button, opened, onOpenedChange }: BellProps) {
  const bell = useBell();
  const isPlaced = useIsPlaced();
  const isPhone = useIsPhone();
  const isOpen = opened && isPlaced;
  const close = () => {
    onOpenedChange(false);
  };
  const panel = isOpen ? <NoticePanel bell={bell} onClose={close} /> : null;
  if (isPhone)
    return (
      <>
        {button}
        <BellSheet opened={isOpen} onClose={close}>
          {panel}
        </BellSheet>
      </>
    );
  return (
    <Popover
      opened={isOpen}
      onChange={onOpenedChange}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles
      width={408}
      radius="lg"
      withinPortal
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p={0} className="ks-bell-popover">
        {panel}
      </Popover.Dropdown>
    </Popover>
  );
}

type BellSheetProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
};

function BellSheet({ opened, onClose, children }: BellSheetProps) {
  const { t } = useTranslation("notices");
  useEscape(onClose, opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      returnFocus
      closeOnEscape={false}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t("title")} classNames={{ content: "ks-bell-sheet" }}>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
