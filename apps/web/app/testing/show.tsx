import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

import { mayRetry } from "../lib/query-client.ts";
import { loadMessages, speak } from "../lib/messages.ts";
import { setUpUser } from "./set-up-user.ts";

const everyWord = import.meta.glob("../../../../packages/messages/*/{*,shared/*}.json", {
  import: "default",
});

/** Loads all words: `scripts/locale-reach.ts` checks which screen loads which. */
export async function speakEnglish(): Promise<void> {
  await speak("en");
  await loadMessages(everyWord);
}

const clients = new Set<QueryClient>();

/** Clears the query caches, so that no test refetches what another one loaded. */
export function clearClients(): void {
  for (const client of clients) client.clear();
  clients.clear();
}

/** Retries as often as the application does, but at once. */
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: mayRetry, retryDelay: 0 } } });

/** Renders an element in English as part of a screen; returns the user that operates it. */
export async function show(
  element: ReactElement,
  client: QueryClient = newClient(),
  address = "/",
): Promise<UserEvent> {
  clients.add(client);
  await speakEnglish();
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return setUpUser();
}
