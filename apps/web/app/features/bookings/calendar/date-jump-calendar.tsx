import { parsePlainDate, type PlainDate } from "@keystead/domain/calendar";
import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.css";
import { cloneElement, useState } from "react";

import { DateFieldCalendar } from "../../../ui/field/date-field-calendar.tsx";
import type { MenuButton } from "../../../ui/loading/lazy-menu.tsx";
import { useIsPlaced } from "../../../ui/size/use-is-placed.ts";

type DateJumpCalendarProps = {
  readonly button: MenuButton;
  readonly day: PlainDate;
  readonly onPick: (day: PlainDate) => void;
};

/**
 * Chooses the first day of the calendar. It opens by itself, because the press that loaded this code was meant to open
 * it.
 */
export function DateJumpCalendar({ button, day, onPick }: DateJumpCalendarProps) {
  const isPlaced = useIsPlaced();
  const [opened, setOpened] = useState(true);
  return (
    <Popover
      opened={opened && isPlaced}
      onChange={setOpened}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        {cloneElement(button, {
          onClick: () => {
            setOpened((was) => !was);
          },
        })}
      </Popover.Target>
      <Popover.Dropdown>
        {opened ? (
          <DateFieldCalendar
            day={day}
            onPick={(picked) => {
              const chosen = parsePlainDate(picked);
              if (chosen !== null) onPick(chosen);
              setOpened(false);
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
