import type { ReactNode } from "react";

/**
 * Takes the focus of an opened menu, so that the first arrow key chooses its first entry. A menu may hold a group;
 * Mantine's own placeholder is an element that no menu may hold.
 */
export function MenuStart({ children }: { readonly children: ReactNode }) {
  return (
    <div role="group" tabIndex={-1} data-autofocus data-mantine-stop-propagation style={{ outline: 0 }}>
      {children}
    </div>
  );
}
