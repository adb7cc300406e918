import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";

import { useTranslation } from "../../ui/use-translation.ts";
import { loadMarkPaidPopover, MarkPaidPopover } from "./late-parts.ts";
import type { OpenRow } from "./open-rows.ts";

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
  const { t } = useTranslation("mark-paid");
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
      onPointerEnter={() => void loadMarkPaidPopover()}
      onFocus={() => void loadMarkPaidPopover()}
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
