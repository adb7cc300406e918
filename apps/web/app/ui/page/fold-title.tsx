import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";

import { usePreference } from "../use-preference.ts";
import "./fold-title.css";

type FoldTitleProps = {
  /** The key under which this browser remembers that the section is folded. */
  readonly name: string;
  readonly id: string;
  readonly title: string;
};

/**
 * The title of a section that is open until somebody folds it. The section renders its content only if `useIsOpen` is
 * true.
 */
export function FoldTitle({ name, id, title }: FoldTitleProps) {
  const [isOpen, setOpen] = useOpen(name);
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <h2 id={id} className="ks-fold-title">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {title}
        <Arrow size={16} stroke={1.75} aria-hidden />
      </button>
    </h2>
  );
}

export function useIsOpen(name: string): boolean {
  return useOpen(name)[0];
}

function useOpen(name: string): readonly [boolean, (open: boolean) => void] {
  const [choice, choose] = usePreference(`open-${name}`);
  return [
    choice !== "no",
    (open) => {
      choose(open ? "yes" : "no");
    },
  ];
}
