import { createContext, useContext } from "react";

/** Set by entry.server only: the browser hides nonces, and nothing rendered in the browser needs one. */
const Nonce = createContext(hidden());

export const NonceProvider = Nonce.Provider;

export function useNonce(): string | undefined {
  return useContext(Nonce);
}

/** In the browser: the nonce of this page, for style elements that a library adds later. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

/** In development the page contains a link by React Router whose nonce React compares with the one in the document. */
function hidden(): string | undefined {
  return import.meta.env.DEV && !import.meta.env.SSR ? pageNonce() : undefined;
}
