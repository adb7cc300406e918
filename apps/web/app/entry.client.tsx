import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { whenReachable } from "./lib/parts.ts";

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
