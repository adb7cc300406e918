import { cleanerAddresses, hubPaths, legalDocuments } from "@keystead/domain/site";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

import { addresses } from "./features.ts";

/** In development only: no build includes it (docs/decisions/0118). Plain Node has no mode. */
const whileDeveloping =
  import.meta.env?.MODE === "development" ? [route("design", "design/design-route.tsx")] : [];

export default [
  index("routes/public/landing.tsx"),
  route(":lang", "routes/public/landing.tsx", { id: "landing-in-language" }),
  route(":lang?/auth", "routes/public/auth.tsx"),
  route(":lang?/auth/confirm", "routes/public/auth-confirm.tsx"),
  route(":lang?/auth/verify", "routes/public/auth-verify.tsx"),
  route(":lang?/auth/undo", "routes/public/auth-undo.tsx"),
  route(":lang?/auth/delete", "routes/public/auth-delete.tsx"),
  route(":lang?/auth/invitation", "routes/public/auth-invitation.tsx"),
  route(":lang?/auth/reset", "routes/public/auth-reset.tsx"),
  ...legalDocuments.map((name) => route(`:lang?/${name}`, "routes/public/legal.tsx", { id: name })),
  route(":lang?/tariffs", "routes/public/tariffs.tsx"),
  route(":lang?/region-blocked", "routes/public/region-blocked.tsx"),
  route(":lang?/offline", "routes/public/offline.tsx"),
  route(":lang?/u/:token", "routes/public/unsubscribe.tsx"),
  route(":lang?/job", "routes/public/job.tsx"),
  route(":lang?/job.webmanifest", "routes/public/job-manifest.ts"),
  ...cleanerAddresses.map(({ slug }) =>
    route(`:lang?/${slug}`, "routes/public/cleaner-page.tsx", { id: slug }),
  ),
  ...hubPaths.map((path) => route(`:lang?${path}`, "routes/public/hub.tsx", { id: `hub${path}` })),
  route("tools/:slug", "routes/public/seo-page.tsx", { id: "seo-tool" }),
  route("guides/:slug", "routes/public/seo-page.tsx", { id: "seo-guide" }),
  route("locations/:slug", "routes/public/seo-page.tsx", { id: "seo-location" }),
  route("parts.json", "routes/parts.ts"),
  ...whileDeveloping,
  route("*", "routes/public/not-found.tsx"),
  layout("routes/app/layout.tsx", [
    layout("routes/app/screen.tsx", [
      ...addresses.flat().map(([path, file]) => route(path, file)),
      route("admin/seo", "routes/app/admin.tsx", [
        index("routes/app/seo-pages.tsx"),
        route("new", "routes/app/seo-page-editor.tsx", { id: "seo-page-new" }),
        route(":id", "routes/app/seo-page-editor.tsx", { id: "seo-page-edit" }),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
