import { Outlet, useRouteError } from "react-router";

import { ScreenFailed } from "../../features/shell/public.ts";

/** Between the frame and a screen: what breaks in a screen leaves the frame standing. */
export default function ScreenRoute() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ScreenFailed error={useRouteError()} />;
}
