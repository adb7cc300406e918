import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { memo } from "react";
import { Outlet, redirect } from "react-router";

import { version } from "virtual:parts";

import type { Route } from "./+types/layout";

import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "../../ui/fonts.css";
import "../../ui/tokens.css";
import "../../ui/base-styles.ts";

import { AppFrame } from "../../features/shell/app-frame.tsx";
import { beginIn, knowSession, showLostMembership } from "../../features/session/public.ts";
import { speak } from "../../lib/messages.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { pageNonce } from "../../lib/nonce.ts";
import { queryClient } from "../../lib/query-client.ts";
import { FullScreenLoading } from "../../ui/loading/full-screen-loading.tsx";
import { cssVariablesResolver, theme } from "../../ui/theme.ts";

export const handle = { app: true, prefetch: ["profile", "workspaces"], prefetchAsOwner: ["subscription"] };

/**
 * Shared by loader, fallback and frame. One object keeps the three in one file, because the first page needs all of
 * them at once.
 */
const shared = { queryClient, Loading: FullScreenLoading };

/** The only data that signed-in pages need from the server renderer: the session. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { session, publicConfig } = context.get(loadContextKey);
  if (session === null) {
    const { pathname, search } = new URL(request.url);
    throw redirect(pathname === "/portfolio" ? "/" : `/?next=${encodeURIComponent(pathname + search)}`);
  }
  if (session.regionBlocked) throw redirect("/region-blocked");
  return { session, appName: publicConfig.appName, version };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  beginIn(data.session.startsIn);
  await Promise.all([speak(data.session.user.language), knowSession(shared.queryClient)]);
  await showLostMembership(shared.queryClient);
  return data;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate() {
  return false;
}

export function HydrateFallback() {
  return <shared.Loading />;
}

function AppLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      <QueryClientProvider client={shared.queryClient}>
        <AppFrame user={loaderData.session.user} appName={loaderData.appName} version={loaderData.version}>
          <Outlet />
        </AppFrame>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/**
 * The router passes the matches of each address, which the layout does not read. Without `memo`, theme and frame would
 * render again with every navigation.
 */
export default memo(AppLayout, (was, is) => was.loaderData === is.loaderData);
