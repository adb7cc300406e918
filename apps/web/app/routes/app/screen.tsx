import { Outlet, useRouteError } from "react-router";

import { ScreenFailed } from "../../features/shell/public.ts";

/** Separates the frame from a screen: an error in a screen leaves the frame in place. */
export default function ScreenRoute() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ScreenFailed error={useRouteError()} />;
}
