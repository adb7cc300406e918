import { Button } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import type { OpenRow } from "./open-rows.ts";

const loadPopover = () => import("./mark-paid-popover.tsx");
const MarkPaidPopover = lazy(async () => ({ default: (await loadPopover()).MarkPaidPopover }));

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

/** Opens the short form beside the row. The form and what places it come with the first use. */
export function MarkPaidButton(props: MarkPaidButtonProps) {
  const { what, opened, onOpenedChange, primary = false, icon, ...form } = props;
  const { t } = useTranslation("leases");
  const [asked, setAsked] = useState(opened);
  if (opened && !asked) setAsked(true);
  const words = primary ? t("markPaid") : t("markPaidShort");
  const button = (
    <Button
      variant={primary ? "filled" : "default"}
      size={primary ? "sm" : "xs"}
      leftSection={icon}
      aria-label={`${words}: ${what}`}
      aria-haspopup="dialog"
      aria-expanded={false}
      // The popover draws the button anew around itself; the focus must not fall to the page meanwhile.
      autoFocus={asked}
      onPointerEnter={() => void loadPopover()}
      onFocus={() => void loadPopover()}
      onClick={() => {
        onOpenedChange(!opened);
      }}
    >
      {words}
    </Button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <MarkPaidPopover button={button} opened={opened} onOpenedChange={onOpenedChange} {...form} />
    </Suspense>
  );
}
