import { IconPlus } from "@tabler/icons-react";

import "./floating-add.css";

type FloatingAddProps = { readonly label: string; readonly onClick: () => void };

/** The round add button above the lists and the calendar on a phone. */
export function FloatingAdd({ label, onClick }: FloatingAddProps) {
  return (
    <button type="button" data-add className="ks-floating-add" aria-label={label} onClick={onClick}>
      <IconPlus size={26} aria-hidden />
    </button>
  );
}
