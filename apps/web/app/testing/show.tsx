import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

import { startI18n } from "../lib/i18n.ts";

/** Draws an element in English as it would stand in a screen; answers the hands that use it. */
export async function show(
  element: ReactElement,
  client: QueryClient = new QueryClient(),
): Promise<UserEvent> {
  await startI18n("en");
  const router = createMemoryRouter([{ path: "*", element }]);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}
