import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.css";
import type { ReactNode } from "react";

type ShortButtonProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Shows only the icon, where the bar has no room for the words. */
  readonly isShort: boolean;
  readonly variant?: "filled" | "default";
  readonly className?: string;
};

/**
 * A toolbar button that shrinks to its icon before the bar wraps (`useRoom`); the words stay as its accessible name.
 */
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
    // An icon-only button that adds or starts something is round, as on the lists of a phone.
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
