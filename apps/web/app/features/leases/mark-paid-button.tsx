import { Button, Popover } from "@mantine/core";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";

import type { OpenRow } from "./mark-paid-form.tsx";

const MarkPaidForm = lazy(async () => ({ default: (await import("./mark-paid-form.tsx")).MarkPaidForm }));

type MarkPaidButtonProps = {
  readonly leaseId: string;
  readonly currency: string;
  readonly today: string;
  readonly rows: readonly OpenRow[];
  readonly row: OpenRow;
  /** Said to screen readers: whose rent, which month. */
  readonly what: string;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
  readonly primary?: boolean;
  readonly icon?: ReactNode;
};

/** Opens the short form beside the row; focus goes to the amount and comes back here. */
export function MarkPaidButton(props: MarkPaidButtonProps) {
  const { leaseId, currency, today, rows, row, what, opened, onOpenedChange, primary = false, icon } = props;
  const { t } = useTranslation("leases");
  return (
    <Popover
      opened={opened}
      onChange={onOpenedChange}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles
      width={316}
      radius="lg"
      withinPortal
    >
      <Popover.Target>
        <Button
          variant={primary ? "filled" : "default"}
          size={primary ? "sm" : "xs"}
          leftSection={icon}
          aria-label={`${primary ? t("markPaid") : t("markPaidShort")}: ${what}`}
          onClick={() => {
            onOpenedChange(!opened);
          }}
        >
          {primary ? t("markPaid") : t("markPaidShort")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={16}>
        <Suspense fallback={<div className="ks-mark-paid-wait" />}>
          {opened ? (
            <MarkPaidForm
              leaseId={leaseId}
              currency={currency}
              today={today}
              rows={rows}
              row={row}
              onDone={() => {
                onOpenedChange(false);
              }}
            />
          ) : null}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
