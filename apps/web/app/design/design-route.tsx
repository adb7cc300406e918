import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base-styles.ts";

import { loadMessages, speak } from "../lib/messages.ts";
import { pageNonce } from "../lib/nonce.ts";
import { queryClient } from "../lib/query-client.ts";
import { FullScreenLoading } from "../ui/loading/full-screen-loading.tsx";
import { cssVariablesResolver, theme } from "../ui/theme.ts";
import { DesignPage } from "./design-page.tsx";
import { words } from "./words.ts";

export const meta = () => [{ title: words.title }];

export const handle = { app: true };

/** In German, whose words are the longest of the five languages. */
export async function clientLoader() {
  await speak("de");
  return loadMessages(
    import.meta.glob("../../../../packages/messages/*/{bookings,cleaning,list-export,merge,shared/*}.json", {
      import: "default",
    }),
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <FullScreenLoading />;
}

export default function DesignRoute() {
  const [params] = useSearchParams();
  if (params.get("open") === "full-screen-loading") return <FullScreenLoading />;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={pageNonce}
    >
      <QueryClientProvider client={queryClient}>
        <DesignPage />
      </QueryClientProvider>
    </MantineProvider>
  );
}
