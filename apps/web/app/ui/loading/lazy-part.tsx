import {
  cloneElement,
  type ComponentType,
  createContext,
  // oxlint-disable-next-line no-restricted-imports -- the only place that may use it
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useTransition,
} from "react";

import { ChunkUnavailable, loadChunk } from "../../lib/chunks/parts.ts";
import { ErrorPanel } from "./error-panel.tsx";
import type { MenuButton } from "./lazy-menu.tsx";
import { LazyDialog } from "../overlay/lazy-dialog.tsx";
import { toast } from "../toast/toast.ts";
import { useTranslation } from "../text/use-translation.ts";

type Retry = { readonly trying: boolean; readonly again: () => void };

const Retry = createContext<Retry>({ trying: false, again() {} });

/**
 * A component that loads when first rendered: `lazyPart(async () => (await import("./big.tsx")).Big)`. If it cannot be
 * loaded, it shows "Try again" in its place, and everything around it stays: what was typed, the list behind, the
 * button that opened it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) };
      } catch (failure) {
        return { default: (props: Props) => <Missing props={props} failure={failure} onUnmount={forget} /> };
      }
    });
  let current = attempt();
  /** The next mount tries again. */
  const forget = () => {
    current = attempt();
  };
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => current);
    const [trying, startTrying] = useTransition();
    const retry = {
      trying,
      again: () => {
        const next = attempt();
        current = next;
        startTrying(() => {
          setPart(() => next);
        });
      },
    };
    return (
      <Retry value={retry}>
        <Part {...props} />
      </Retry>
    );
  };
}

type MissingProps = {
  readonly props: object;
  readonly failure: unknown;
  readonly onUnmount: () => void;
};

/**
 * A dialog can be closed again, a menu leaves its button with a toast, and anything else shows the error in its place.
 */
function Missing({ props, failure, onUnmount }: MissingProps): ReactNode {
  const { trying, again: onRetry } = useContext(Retry);
  const { t } = useTranslation("ui");
  const isNewer = failure instanceof ChunkUnavailable && failure.reach === "newer";
  const message = t(isNewer ? "partNewer" : "partAway");
  // The failure is kept outside React, for every place that renders the part; forget it on unmount.
  useEffect(() => onUnmount, [onUnmount]);
  if ("button" in props && isButton(props.button))
    return <MissingMenu button={props.button} message={message} onRetry={onRetry} />;
  if ("onClose" in props && isCommand(props.onClose))
    return (
      <LazyDialog
        message={message}
        isNewer={isNewer}
        trying={trying}
        onRetry={onRetry}
        onClose={props.onClose}
      />
    );
  return (
    <ErrorPanel
      message={message}
      {...(failure instanceof Error ? { details: failure.message } : {})}
      retrying={trying}
      onRetry={isNewer ? reload : onRetry}
    />
  );
}

type MissingMenuProps = {
  readonly button: MenuButton;
  readonly message: string;
  readonly onRetry: () => void;
};

function MissingMenu({ button, message, onRetry }: MissingMenuProps): ReactNode {
  // Toasts are kept outside React.
  useEffect(() => {
    toast.error(message);
  }, [message]);
  return cloneElement(button, { onClick: onRetry });
}

function isButton(given: unknown): given is MenuButton {
  return typeof given === "object" && given !== null && "type" in given && "props" in given;
}

function isCommand(given: unknown): given is () => void {
  return typeof given === "function";
}

function reload(): void {
  window.location.reload();
}
