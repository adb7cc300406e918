import { Outlet } from "react-router";

import { AdminGuard } from "../../features/seo/admin-guard.tsx";
import { messagesLoader } from "../../lib/messages.ts";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{seo,shared/*}.json", { import: "default" }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

/** The layout of everything under /admin. */
export default function AdminRoute() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  );
}
