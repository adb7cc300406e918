import type { Language } from "@keystead/domain/languages";
import english from "@keystead/messages/en/system.json";
import type { ReactNode } from "react";
import { preloadModule } from "react-dom";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";

import { messageAddresses } from "virtual:messages";

import type { Route } from "./+types/root";

import { loadContextKey } from "./lib/load-context.ts";
import { languageOf } from "./lib/language/languages.ts";
import { useNonce } from "./lib/nonce.ts";
import { systemText } from "./features/site/system-text.server.ts";
import { prefetchScript } from "./lib/calls/prefetch-script.ts";
import { APP_THEME_SCRIPT, THEME_SCRIPT } from "./lib/theme-script.ts";
import { useErrorId } from "./lib/refusal/error-id.ts";
import { ErrorPage } from "./features/site/error-page.tsx";
import { isMissingPage, NotFoundPage, NotFoundPanel } from "./features/site/message-panel.tsx";
import publicStylesheet from "./ui/public.css?url";

export function loader({ context, params }: Route.LoaderArgs) {
  const { language, publicConfig } = context.get(loadContextKey);
  const spoken = languageOf(params["lang"]) ?? language;
  return { language: spoken, text: systemText[spoken], appName: publicConfig.appName };
}

/** The data of the first page stay valid until the next full load. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const matches = useMatches();
  const isApp = matches.some(({ handle }) => isAppHandle(handle));
  const spoken = useRouteLoaderData<typeof loader>("root")?.language ?? "en";
  const language =
    matches.map(({ loaderData }) => ownLanguage(loaderData)).find((own) => own !== null) ?? spoken;
  if (import.meta.env.SSR && isApp) {
    const { first, screens } = messageAddresses[language];
    // Preloads the texts together with the first script, which would otherwise request them later.
    for (const address of [first, ...matches.flatMap(({ id }) => screens[id] ?? [])])
      preloadModule(address, { as: "script", nonce });
  }
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#18202a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: isApp ? appScript(matches) : THEME_SCRIPT }}
        />
      </head>
      <body>
        {children}
        {isApp ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Rendered by the server only; the browser keeps that output. */
function appScript(matches: ReturnType<typeof useMatches>): string {
  if (!import.meta.env.SSR) return "";
  const prefetch = matches.flatMap(({ handle }) => wordsIn(handle, "prefetch"));
  const prefetchAsOwner = matches.flatMap(({ handle }) => wordsIn(handle, "prefetchAsOwner"));
  const [startsIn = null] = matches.flatMap(({ loaderData }) => startsInOf(loaderData));
  return APP_THEME_SCRIPT + prefetchScript({ prefetch, prefetchAsOwner, startsIn });
}

/** The values in a route's handle under this name: the queries that its page starts first. */
function wordsIn(handle: unknown, name: string): readonly string[] {
  if (typeof handle !== "object" || handle === null) return [];
  const words: unknown = Reflect.get(handle, name);
  return Array.isArray(words) ? words.filter((word) => typeof word === "string") : [];
}

function startsInOf(loaded: unknown): readonly string[] {
  if (typeof loaded !== "object" || loaded === null || !("session" in loaded)) return [];
  const { session } = loaded;
  if (typeof session !== "object" || session === null || !("startsIn" in session)) return [];
  return typeof session.startsIn === "string" ? [session.startsIn] : [];
}

/** Only the signed-in application runs React in the browser; it says so in its layout's handle. */
function isAppHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "app" in handle && handle.app === true;
}

/** A page that exists in one language, such as a guide, is shown in it whatever language its reader uses. */
function ownLanguage(loaded: unknown): Language | null {
  if (typeof loaded !== "object" || loaded === null || !("site" in loaded)) return null;
  const { site } = loaded;
  if (typeof site !== "object" || site === null || !("language" in site)) return null;
  return typeof site.language === "string" ? languageOf(site.language) : null;
}

export default function Root() {
  return <Outlet />;
}

/**
 * Must work without the loaders and texts of the page. The 404 with a frame is rendered by the server only, on a page
 * without React, so that the browser does not load its code.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const errorId = useErrorId();
  const text = root?.text ?? english;
  const isApp = useMatches().some(({ handle }) => isAppHandle(handle));
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{`${isMissing ? text.notFound.message : text.error.title} | ${root?.appName ?? ""}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={publicStylesheet} precedence="default" />
      {!isMissing ? (
        <ErrorPage text={text} path={pathname} errorId={errorId} signedIn={isApp} />
      ) : import.meta.env.SSR && isMissingPage(error.data) ? (
        <NotFoundPage page={error.data} path={pathname} />
      ) : (
        <NotFoundPanel text={text} path={pathname} />
      )}
    </>
  );
}
