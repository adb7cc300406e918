import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { whenReachable } from "./lib/chunks/parts.ts";
import { takeWorkspaceFromAddress } from "./lib/workspace-choice.ts";

// Before the router reads the address, and before the first request to the server.
takeWorkspaceFromAddress();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        instrumentations={[
          {
            router(made) {
              made.instrument({ navigate: (go, { to }) => whenReachable(go, to) });
            },
          },
        ]}
      />
    </StrictMode>,
  );
});
