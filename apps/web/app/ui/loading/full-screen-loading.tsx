import { useRouteLoaderData } from "react-router";

import "./full-screen-loading.css";

/** Shown before any words are loaded, so its one word is kept here in all five languages. */
const words = {
  en: "Loading",
  es: "Cargando",
  de: "Wird geladen",
  fr: "Chargement",
  it: "Caricamento",
} as const;

export function FullScreenLoading() {
  const language = useRouteLoaderData<{ readonly language: keyof typeof words }>("root")?.language ?? "en";
  return (
    <main className="ks-full-screen-loading" aria-busy="true">
      <Logo />
      <p role="status">{words[language]}</p>
    </main>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 28 28" width="40" height="40" aria-hidden="true">
      <rect width="28" height="28" rx="8" />
      <path d="M14 6.8 7 12.6v8.6h14v-8.6zM14 15.9v3.4" />
      <circle cx="14" cy="14" r="1.9" />
    </svg>
  );
}
