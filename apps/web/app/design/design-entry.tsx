import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

import DesignRoute, { clientLoader, HydrateFallback } from "./design-route.tsx";

const root = document.createElement("div");
document.body.append(root);

/** The design page without a server; the picture test opens it (`scripts/build-design.ts`). */
createRoot(root).render(
  <StrictMode>
    <RouterProvider
      router={createBrowserRouter([
        { path: "/design", loader: clientLoader, HydrateFallback, Component: DesignRoute },
      ])}
    />
  </StrictMode>,
);
