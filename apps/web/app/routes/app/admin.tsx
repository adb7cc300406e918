import { Outlet } from "react-router";

import { AdminGuard } from "../../features/seo/admin-guard.tsx";

/** The way in for everything under /admin. */
export default function AdminRoute() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  );
}
