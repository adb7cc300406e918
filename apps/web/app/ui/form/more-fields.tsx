import { type ReactNode, useState } from "react";

import "../form.css";
import "./more-fields.css";

type MoreFieldsProps = {
  readonly title: string;
  /** Opens the section, initially or later, because something inside it must be seen. */
  readonly opened?: boolean;
  readonly children: (opened: boolean) => ReactNode;
};

/** Fields that few records need, folded away until somebody opens them. */
export function MoreFields({ title, opened = false, children }: MoreFieldsProps) {
  const [open, setOpen] = useState(opened);
  const isOpen = open || opened;
  return (
    <details
      className="ks-more-fields"
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      <div className="ks-form">{children(isOpen)}</div>
    </details>
  );
}
