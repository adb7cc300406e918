import { createContext as createReactContext, useContext, useState } from "react";
import { createContext } from "react-router";

/** Set by the server renderer when a page has failed. */
export const errorIdKey = createContext<string | null>(null);

const ErrorIdContext = createReactContext<string | null>(null);
export const ErrorIdProvider = ErrorIdContext.Provider;

/** On the server from the request, in the browser from the rendered page, so that both render the same. */
export function useErrorId(): string | null {
  const given = useContext(ErrorIdContext);
  const [id] = useState(() => given ?? idInPage());
  return id;
}

function idInPage(): string | null {
  if (typeof document === "undefined") return null;
  return document.querySelector("[data-error-id]")?.getAttribute("data-error-id") ?? null;
}
