import { ReadDrawer } from "./read-drawer.tsx";
import { Waiting, type WaitingProps } from "../loading/waiting.tsx";

type WaitingDrawerProps = WaitingProps & { readonly title: string; readonly onClose: () => void };

/** Replaces a form while its record is loading, or failed to load. */
export function WaitingDrawer({ title, onClose, ...waiting }: WaitingDrawerProps) {
  return (
    <ReadDrawer title={title} onClose={onClose}>
      <Waiting {...waiting} />
    </ReadDrawer>
  );
}

/** For a query that fills a form: its data stays as it was when the form opened, and is loaded anew the next time. */
export const asOpened = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;
