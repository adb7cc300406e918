import { lazy } from "react";

// Opened by few visits: their bytes come when they are asked for.
export const loadMarkPaidForm = () => import("./mark-paid-form.tsx");
export const MarkPaidForm = lazy(async () => ({ default: (await loadMarkPaidForm()).MarkPaidForm }));
