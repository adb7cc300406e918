import type { ReactNode } from "react";

import { useNonce } from "../../../lib/nonce.ts";
import type { SiteFacts } from "../site-facts.ts";
import { SiteFooter, SlimFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { CookieNotice, ExitDialog, FloatingLinks } from "./site-notices.tsx";

export { addressIn, addressStyle, trialAddress, type SiteFacts } from "../site-facts.ts";

type FrameProps = {
  readonly site: SiteFacts;
  /** Stands in the header instead of "Sign in" and "Start free trial". */
  readonly top?: ReactNode;
  /** Pages with one task, such as signing in: no navigation, one line of footer, no notices. */
  readonly slim?: boolean;
  /** Pages that sell: the floating trial button and the offer to those who leave. */
  readonly offer?: boolean;
  /** The way back to the top, once 800 px are behind; off on pages that are never that long. */
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
