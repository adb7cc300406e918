import type { ReactNode } from "react";

/**
 * Takes the focus of an opened menu, so that the first arrow key chooses the first entry. It is a group, which a menu
 * may contain; Mantine's own placeholder is an element that is not allowed inside a menu.
 */
export function MenuStart({ children }: { readonly children: ReactNode }) {
  return (
    <div role="group" tabIndex={-1} data-autofocus data-mantine-stop-propagation style={{ outline: 0 }}>
      {children}
    </div>
  );
}
