import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.css";
import type { ReactNode } from "react";

type ShortButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Where its bar has no room for its words. */
  readonly isShort: boolean;
  readonly variant?: "filled" | "default";
  readonly className?: string;
};

/** A button of a bar, whose words give way before the bar wraps (`useRoom`): then its sign alone is seen, and the words are said. */
export function ShortButton({
  label,
  icon,
  onClick,
  isShort,
  variant = "filled",
  className = "",
}: ShortButtonProps) {
  const shared = { variant, className, onClick };
  return isShort ? (
    // What adds or begins something is a circle wherever its sign stands alone, as over the lists of a phone.
    <ActionIcon
      {...shared}
      size={40}
      {...(variant === "filled" ? { radius: "xl" } : {})}
      aria-label={label}
      title={label}
    >
      {icon}
    </ActionIcon>
  ) : (
    <Button {...shared} leftSection={icon}>
      {label}
    </Button>
  );
}
