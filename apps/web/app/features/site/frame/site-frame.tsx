import type { ReactNode } from "react";

import { useNonce } from "../../../lib/nonce.ts";
import type { SiteFacts } from "../site-facts.ts";
import { SiteFooter, SlimFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { CookieNotice, ExitDialog, FloatingLinks } from "./site-notices.tsx";

export { addressIn, addressStyle, trialAddress, type SiteFacts } from "../site-facts.ts";

type FrameProps = {
  readonly site: SiteFacts;
  /** Replaces "Sign in" and "Start free trial" in the header. */
  readonly top?: ReactNode;
  /** For pages with one task, such as signing in: no navigation, a one-line footer, no notices. */
  readonly slim?: boolean;
  /** For marketing pages: the floating trial button, and the offer to visitors who leave. */
  readonly offer?: boolean;
  /** The link back to the top, shown after 800 px; off on pages that are never that long. */
  readonly toTop?: boolean;
  readonly children: ReactNode;
};

export function SiteFrame({ site, top, slim = false, offer = false, toTop = true, children }: FrameProps) {
  const nonce = useNonce();
  const isSlim = slim || !site.publicSite;
  const sells = offer && site.signUpOpen && !isSlim;
  return (
    <>
      <a className="page-skip" href="#main">
        {site.system.skip}
      </a>
      <SiteHeader site={site} top={top} slim={isSlim} />
      {children}
      {isSlim ? (
        <SlimFooter site={site} />
      ) : (
        <SiteFooter site={site}>
          <FloatingLinks site={site} trial={sells} toTop={toTop} />
        </SiteFooter>
      )}
      {sells ? <ExitDialog site={site} /> : null}
      {isSlim ? null : <CookieNotice site={site} />}
      <script type="module" src={site.island} nonce={nonce} fetchPriority="low" />
    </>
  );
}
