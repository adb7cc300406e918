import { ReadDrawer } from "./read-drawer.tsx";
import { Waiting, type WaitingProps } from "../loading/waiting.tsx";

type WaitingDrawerProps = WaitingProps & { readonly title: string; readonly onClose: () => void };

/** In the place of a form while what it is about is on its way, or did not come. */
export function WaitingDrawer({ title, onClose, ...waiting }: WaitingDrawerProps) {
  return (
    <ReadDrawer title={title} onClose={onClose}>
      <Waiting {...waiting} />
    </ReadDrawer>
  );
}

/** Of a query whose answer is typed into: as it was when the form was opened, and asked anew when it is opened again. */
export const asOpened = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;
