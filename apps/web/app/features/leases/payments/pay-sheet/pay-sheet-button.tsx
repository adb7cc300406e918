import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";

import { ahead } from "../../../../lib/chunks/parts.ts";
import { Pending } from "../../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { loadPaySheet, LazyPaySheetFrame } from "../../lazy-parts.ts";
import type { Payable } from "../payable.ts";

type PaySheetButtonProps = {
  readonly payable: Payable;
  /** Said to screen readers: whose rent, which month. */
  readonly what: string;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
  /** The action of its page, not of a line on it. */
  readonly primary?: boolean;
  readonly icon?: ReactNode;
};

/** Opens the pay sheet. The sheet and what places it come with the first use. */
export function PaySheetButton(props: PaySheetButtonProps) {
  const { payable, what, opened, onOpenedChange, primary = false, icon } = props;
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
      onPointerEnter={() => {
        ahead(loadPaySheet);
      }}
      onFocus={() => {
        ahead(loadPaySheet);
      }}
      onClick={() => {
        onOpenedChange(!opened);
      }}
    >
      {words}
    </Button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={<Pending>{button}</Pending>}>
      <LazyPaySheetFrame button={button} payable={payable} opened={opened} onOpenedChange={onOpenedChange} />
    </Suspense>
  );
}
