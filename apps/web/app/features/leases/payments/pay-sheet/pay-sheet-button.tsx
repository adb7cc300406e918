import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";

import { ahead } from "../../../../lib/chunks/parts.ts";
import { useChunkWhenIdle } from "../../../../lib/chunks/use-chunk-when-idle.ts";
import { Pending } from "../../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { loadPayParts, loadPaySheet, LazyPaySheetFrame } from "../../lazy-parts.ts";
import type { Payable } from "../payable.ts";

type PaySheetButtonProps = {
  readonly payable: Payable;
  /** For screen readers: whose rent, which month. */
  readonly what: string;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
  /** The main action of its page rather than of a row. */
  readonly primary?: boolean;
  readonly icon?: ReactNode;
};

/** Opens the pay sheet. The sheet and its popover load with the first use. */
export function PaySheetButton(props: PaySheetButtonProps) {
  const { payable, what, opened, onOpenedChange, primary = false, icon } = props;
  const { t } = useTranslation("mark-paid");
  useChunkWhenIdle(loadPayParts);
  const [isRequested, setRequested] = useState(opened);
  if (opened && !isRequested) setRequested(true);
  const words = primary ? t("markPaid") : t("markPaidShort");
  const button = (
    <Button
      variant={primary ? "filled" : "default"}
      size={primary ? "sm" : "xs"}
      leftSection={icon}
      aria-label={`${words}: ${what}`}
      aria-haspopup="dialog"
      aria-expanded={false}
      // The popover mounts the button anew; without this, the focus would be lost.
      autoFocus={isRequested}
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
  if (!isRequested) return button;
  return (
    <Suspense fallback={<Pending>{button}</Pending>}>
      <LazyPaySheetFrame button={button} payable={payable} opened={opened} onOpenedChange={onOpenedChange} />
    </Suspense>
  );
}
