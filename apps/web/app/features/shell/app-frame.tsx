import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { loadLazyRoutes } from "../../lib/api.ts";
import { useChunkWhenIdle } from "../../lib/chunks/use-chunk-when-idle.ts";
import { ReportProblem } from "../../ui/loading/error-panel.tsx";
import { TitleTarget } from "../../ui/page/page-header.tsx";
import { useWatchOfPage } from "../../ui/use-watch-of-page.ts";
import { Pending } from "../../ui/loading/pending.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { useDensity } from "../../ui/use-preference.ts";
import {
  allowSingleKeys,
  inputAhead,
  useCommandKey,
  useShortcut,
  useShortcuts,
} from "../../ui/focus/use-shortcut.ts";
import { takeNotices } from "../../islands/page/arrival-notices.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyPayLeaseDialog } from "../leases/public.ts";
import { SessionEnded, useProfile, useWorkspace } from "../session/public.ts";
import { LazyReportDialog } from "../support/public.ts";
import { LazyCommandPalette, LazyShortcutHelp } from "./lazy-parts.ts";
import { NavDrawer } from "./navigation/nav-drawer.tsx";
import { NoticeBar } from "./notices/notice-line.tsx";
import { hasScreen, homeScreenOf, narrowAddresses, screens } from "./screens.ts";
import { Sidebar } from "./navigation/sidebar.tsx";
import type { FrameUser } from "./frame-user.ts";
import { TopBar } from "./navigation/top-bar.tsx";
import { useCachedChunks } from "./use-cached-chunks.ts";
import { useSafeDepartures } from "./use-safe-departures.ts";
import "./app-frame.css";

type Overlay =
  | { readonly kind: "palette" }
  | { readonly kind: "shortcuts" }
  | { readonly kind: "pay"; readonly leaseId: string }
  | { readonly kind: "report"; readonly about: string };

type AppFrameProps = {
  readonly user: FrameUser;
  readonly appName: string;
  /** The build of this page. */
  readonly version: string;
  readonly children: ReactNode;
};

const watchOfPage = async () => (await import("../../ui/watch-page.ts")).watchPage;

/** The frame of every signed-in screen: sidebar, top bar, notices, and the dialogs that open from anywhere. */
export function AppFrame({ user, appName, version, children }: AppFrameProps) {
  const { t } = useTranslation("shell");
  const [titleTarget, setTitleTarget] = useState<HTMLElement | null>(null);
  const [navOpen, setNavOpen] = useState(false);
  const { overlay, setOverlay, close } = useOverlay();
  const main = useFocusOnArrival();
  useWatchOfPage(watchOfPage);
  useCachedChunks(version);
  useChunkWhenIdle(loadLazyRoutes);
  useSafeDepartures();
  useArrivalNotices();
  useDensityOfPage();
  const isOwnScreen = useOwnScreen();
  const open = (next: Overlay) => () => {
    inputAhead.keys = "";
    setOverlay(next);
  };
  useFrameKeys({ onPalette: open({ kind: "palette" }), onHelp: open({ kind: "shortcuts" }) });
  const report = (about: string) => {
    setOverlay({ kind: "report", about });
  };
  // A visitor of the sample has no email address for an answer, and the server refuses their report.
  const reportAny = user.email === "" ? null : open({ kind: "report", about: "" });
  return (
    <ReportProblem value={reportAny && report}>
      <a className="ks-app-frame-skip" href="#content">
        {t("skip")}
      </a>
      <div className="ks-app-frame">
        <Sidebar appName={appName} admin={user.admin} />
        <TopBar
          user={user}
          titleRef={setTitleTarget}
          onMenu={() => {
            setNavOpen(true);
          }}
          onSearch={open({ kind: "palette" })}
          onReport={reportAny}
          onShortcuts={open({ kind: "shortcuts" })}
        />
        <main id="content" className="ks-app-frame-main" ref={main} tabIndex={-1}>
          <NoticeBar email={user.email} />
          <TitleTarget value={titleTarget}>
            {titleTarget === null || !isOwnScreen ? null : children}
          </TitleTarget>
        </main>
      </div>
      <NavDrawer
        opened={navOpen}
        onClose={() => {
          setNavOpen(false);
        }}
        appName={appName}
        admin={user.admin}
      />
      <Suspense fallback={<Pending />}>
        {overlay?.kind === "palette" ? (
          <LazyCommandPalette
            onClose={close}
            onReport={reportAny}
            onShortcuts={open({ kind: "shortcuts" })}
            onPay={(leaseId) => {
              setOverlay({ kind: "pay", leaseId });
            }}
          />
        ) : null}
        {overlay?.kind === "pay" ? <LazyPayLeaseDialog leaseId={overlay.leaseId} onClose={close} /> : null}
        {overlay?.kind === "shortcuts" ? <LazyShortcutHelp onClose={close} /> : null}
        {overlay?.kind === "report" ? (
          <LazyReportDialog onClose={close} email={user.email} about={overlay.about} />
        ) : null}
      </Suspense>
      <SessionEnded email={user.email} />
      <Toaster />
    </ReportProblem>
  );
}

/**
 * An address that the person's role may not see leads to its first allowed screen, with a message (R-O01): a cleaner
 * has no portfolio.
 */
function useOwnScreen(): boolean {
  const { t } = useTranslation("shell");
  const role = useWorkspace()?.role;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const requested = [...narrowAddresses, ...screens].find(
    ({ to }) => pathname === to || pathname.startsWith(`${to}/`),
  );
  const isOwn = role === undefined || requested === undefined || hasScreen(role, requested);
  const leads = isOwn ? null : homeScreenOf(role);
  // Sign-in and mails lead everybody to the portfolio: no message then, since the person did not choose it.
  const isArrival = pathname === screens[0]?.to;
  // Navigation happens outside React.
  useEffect(() => {
    if (leads === null) return;
    if (!isArrival) toast.information(t("notYours"));
    void navigate(leads, { replace: true });
  }, [leads, isArrival, navigate, t]);
  return isOwn;
}

const reportKinds = ["report"] as const;

/**
 * `?report=…` opens the report dialog: the error page, which has no dialogs of its own, links here with its error id.
 */
function useOverlay() {
  const { t } = useTranslation("shell");
  const requestedReport = useOpened(reportKinds);
  const [overlay, setOverlay] = useState<Overlay | null>(() =>
    requestedReport.opened === null
      ? null
      : { kind: "report", about: t("errorId", { id: requestedReport.opened.id.slice(0, 200) }) },
  );
  const close = () => {
    inputAhead.keys = null;
    setOverlay(null);
    requestedReport.close();
  };
  return { overlay, setOverlay, close };
}

/** Messages left by the previous page, such as "Account created."; read once, so that a reload does not repeat them. */
function useArrivalNotices(): void {
  // The messages are in the browser's storage, outside React.
  useEffect(() => {
    for (const text of takeNotices()) toast.success(text);
  }, []);
}

/** The sizes of tables, fields and buttons follow one attribute of the document, including menus and drawers. */
function useDensityOfPage(): void {
  const [density] = useDensity();
  // The root element is outside React.
  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);
}

/** After a change of screen the focus moves to the content, so that a screen reader and Tab start there. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  // Focus is part of the document, outside React.
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // A field that takes the focus when its screen appears keeps it.
    if (main.current?.contains(document.activeElement) === true) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function useFrameKeys({
  onPalette,
  onHelp,
}: {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}): void {
  const { data: profile } = useProfile();
  const navigate = useNavigate();
  const singleKeys = profile?.singleKeyShortcuts ?? true;
  // The keyboard listener is outside React.
  useEffect(() => {
    allowSingleKeys(singleKeys);
  }, [singleKeys]);
  useCommandKey("k", onPalette);
  useShortcut("?", onHelp);
  const role = useWorkspace()?.role;
  const shown = screens.filter((screen) => role !== undefined && hasScreen(role, screen));
  useShortcuts(shown.map(({ keys, to }) => ({ keys, run: () => void navigate(to) })));
}
