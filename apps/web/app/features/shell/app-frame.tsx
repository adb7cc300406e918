import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { ReportProblem } from "../../ui/error-panel.tsx";
import { TitlePlace } from "../../ui/page-header.tsx";
import { useKeptFocus } from "../../ui/keep-focus.ts";
import { toast } from "../../ui/toast.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { useDensity } from "../../ui/use-preference.ts";
import { allowSingleKeys, useCommandKey, useShortcut } from "../../ui/use-shortcut.ts";
import { takeNotices } from "../../islands/arrival-notices.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { PayLeaseDialog } from "../leases/public.ts";
import { SessionEnded, useCan, useProfile, useWorkspace } from "../session/public.ts";
import { ReportDialog } from "../support/public.ts";
import { CommandPalette, ShortcutHelp } from "./lazy-parts.ts";
import { NavDrawer } from "./nav-drawer.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { screens } from "./screens.ts";
import { Sidebar } from "./sidebar.tsx";
import type { FrameUser } from "./frame-user.ts";
import { TopBar } from "./top-bar.tsx";
import { useKeptParts } from "./use-kept-parts.ts";
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
  /** Of what this page is made. */
  readonly version: string;
  readonly children: ReactNode;
};

/** What every signed-in screen stands in: sidebar, top bar, notices, and the dialogs that open from anywhere. */
export function AppFrame({ user, appName, version, children }: AppFrameProps) {
  const { t } = useTranslation("shell");
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null);
  const [navOpen, setNavOpen] = useState(false);
  const { overlay, setOverlay, close } = useOverlay();
  const main = useFocusOnArrival();
  useKeptFocus();
  useKeptParts(version);
  useSafeDepartures();
  useArrivalNotices();
  useDensityOfPage();
  const isOwnScreen = useOwnScreen();
  const open = (next: Overlay) => () => {
    setOverlay(next);
  };
  useFrameKeys({ onPalette: open({ kind: "palette" }), onHelp: open({ kind: "shortcuts" }) });
  const report = (about: string) => {
    setOverlay({ kind: "report", about });
  };
  return (
    <ReportProblem value={report}>
      <a className="ks-app-frame-skip" href="#content">
        {t("skip")}
      </a>
      <div className="ks-app-frame">
        <Sidebar appName={appName} admin={user.admin} />
        <TopBar
          user={user}
          placeTitle={setTitlePlace}
          onMenu={() => {
            setNavOpen(true);
          }}
          onSearch={open({ kind: "palette" })}
          onReport={() => {
            report("");
          }}
          onShortcuts={open({ kind: "shortcuts" })}
        />
        <main id="content" className="ks-app-frame-main" ref={main} tabIndex={-1}>
          <NoticeLine email={user.email} />
          <TitlePlace value={titlePlace}>{titlePlace === null || !isOwnScreen ? null : children}</TitlePlace>
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
      <Suspense fallback={null}>
        {overlay?.kind === "palette" ? (
          <CommandPalette
            onClose={close}
            onReport={() => {
              report("");
            }}
            onShortcuts={open({ kind: "shortcuts" })}
            onPay={(leaseId) => {
              setOverlay({ kind: "pay", leaseId });
            }}
          />
        ) : null}
        {overlay?.kind === "pay" ? <PayLeaseDialog leaseId={overlay.leaseId} onClose={close} /> : null}
        {overlay?.kind === "shortcuts" ? <ShortcutHelp onClose={close} /> : null}
        {overlay?.kind === "report" ? (
          <ReportDialog onClose={close} email={user.email} about={overlay.about} />
        ) : null}
      </Suspense>
      <SessionEnded email={user.email} />
      <Toaster />
    </ReportProblem>
  );
}

/** A screen that the person's role may not see leads to the first it may (R-O01): a cleaner has no portfolio. */
function useOwnScreen(): boolean {
  const can = useCan();
  const isKnown = useWorkspace() !== undefined;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const asked = screens.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const home = screens.find(({ needs }) => can(needs))?.to;
  const leads = isKnown && asked !== undefined && !can(asked.needs) && home !== undefined ? home : null;
  // The address stands outside React.
  useEffect(() => {
    if (leads !== null) void navigate(leads, { replace: true });
  }, [leads, navigate]);
  return leads === null;
}

const reportKinds = ["report"] as const;

/** `?report=…` opens the report dialog: the error page, which has no dialogs of its own, leads here with its error id. */
function useOverlay() {
  const { t } = useTranslation("shell");
  const asked = useOpened(reportKinds);
  const [overlay, setOverlay] = useState<Overlay | null>(() =>
    asked.opened === null
      ? null
      : { kind: "report", about: t("errorId", { id: asked.opened.id.slice(0, 200) }) },
  );
  const close = () => {
    setOverlay(null);
    asked.close();
  };
  return { overlay, setOverlay, close };
}

/** What the page before left to say, such as "Account created."; read once, so a reload is silent. */
function useArrivalNotices(): void {
  // The notes lie in the browser's storage, outside React.
  useEffect(() => {
    for (const text of takeNotices()) toast.success(text);
  }, []);
}

/** The measures of tables, fields and buttons follow one attribute of the document, menus and drawers included. */
function useDensityOfPage(): void {
  const [density] = useDensity();
  // The root element stands outside React.
  useEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);
}

/** After a change of screen the focus goes to the content, so that a screen reader and Tab start there. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  // Focus lives in the document, outside React.
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // A field that takes the focus as its screen appears keeps it.
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
  // The keyboard listener stands outside React.
  useEffect(() => {
    allowSingleKeys(singleKeys);
  }, [singleKeys]);
  useCommandKey("k", onPalette);
  useShortcut("?", onHelp);
  const can = useCan();
  const go = (index: number) => () => {
    const screen = screens[index];
    if (screen !== undefined) void navigate(screen.to);
  };
  useShortcut(screens[0].keys, go(0), can(screens[0].needs));
  useShortcut(screens[1].keys, go(1), can(screens[1].needs));
  useShortcut(screens[2].keys, go(2), can(screens[2].needs));
  useShortcut(screens[3].keys, go(3), can(screens[3].needs));
  useShortcut(screens[4].keys, go(4), can(screens[4].needs));
  useShortcut(screens[5].keys, go(5), can(screens[5].needs));
}
