import { Popover } from "@mantine/core";
import type { ReactElement } from "react";

import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useIsPlaced } from "../../ui/use-is-placed.ts";
import { MarkPaidForm } from "./mark-paid-form.tsx";
import type { OpenRow } from "./open-rows.ts";

type MarkPaidPopoverProps = {
  readonly button: ReactElement;
  readonly leaseId: string;
  readonly currency: string;
  readonly today: string;
  readonly rows: readonly OpenRow[];
  readonly row: OpenRow;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

/** The short form beside its button; focus goes to the amount and comes back to the button. */
export function MarkPaidPopover({ button, opened, onOpenedChange, ...form }: MarkPaidPopoverProps) {
  useFocusBack();
  const isPlaced = useIsPlaced();
  return (
    <Popover
      opened={opened && isPlaced}
      onChange={onOpenedChange}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles
      width={316}
      radius="lg"
      withinPortal
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p={16}>
        {opened ? (
          <MarkPaidForm
            {...form}
            onDone={() => {
              onOpenedChange(false);
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
