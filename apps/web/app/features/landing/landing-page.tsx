import { addressStyle, SiteFrame } from "../site/frame/site-frame.tsx";
import { HeaderActions } from "../site/frame/site-header.tsx";
import { Audiences } from "./audiences.tsx";
import { FinalCall, Resources, Trust } from "./closing.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { Features, LandingSteps } from "./features/features.tsx";
import { Hero } from "./hero.tsx";
import type { SectionProps } from "./landing-facts.ts";
import { Claims, ProblemAndSolution } from "./opening.tsx";
import { Pricing } from "./pricing/pricing.tsx";
import { Questions } from "./questions.tsx";
import { RoiCalculator } from "./calculator/roi-calculator.tsx";
import { ScreenTabs } from "./screen-tabs.tsx";
import { StructuredData } from "./structured-data.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The sections in the order of the specification. */
export function LandingPage({ facts }: SectionProps) {
  const { site, nextQuery } = facts;
  return (
    <SiteFrame site={site} top={<HeaderActions site={site} nextQuery={nextQuery} />} offer>
      <main id="main" className="landing" style={addressStyle(site)}>
        <Hero facts={facts} />
        <Claims facts={facts} />
        <ProblemAndSolution facts={facts} />
        <Features facts={facts} />
        <LandingSteps facts={facts} />
        <Audiences facts={facts} />
        <ScreenTabs facts={facts} />
        <Testimonials facts={facts} />
        <RoiCalculator facts={facts} />
        <Questions facts={facts} />
        <Pricing facts={facts} />
        <ComparisonTable facts={facts} />
        <Trust facts={facts} />
        <Resources facts={facts} />
        <FinalCall facts={facts} />
      </main>
      <StructuredData facts={facts} />
    </SiteFrame>
  );
}
