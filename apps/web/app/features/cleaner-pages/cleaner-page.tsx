import { SiteFrame } from "../site/frame/site-frame.tsx";
import { AlternativePage } from "./alternative-page.tsx";
import { ChecklistPage } from "./checklist/checklist-page.tsx";
import type { CleanerPageText } from "./cleaner-page.server.ts";
import { OverlapsPage } from "./overlaps-page.tsx";
import { SchedulePage } from "./schedule-page.tsx";
import { SchedulingPage } from "./scheduling-page.tsx";
import type { PageParts } from "./sections.tsx";

export function CleanerPage({ site, shared, page }: PageParts & { readonly page: CleanerPageText }) {
  return (
    <SiteFrame site={site} offer>
      <CleanerPageBody site={site} shared={shared} page={page} />
    </SiteFrame>
  );
}

function CleanerPageBody({ site, shared, page }: PageParts & { readonly page: CleanerPageText }) {
  switch (page.name) {
    case "scheduling":
      return <SchedulingPage site={site} shared={shared} text={page.text} />;
    case "checklist":
      return <ChecklistPage site={site} shared={shared} text={page.text} />;
    case "schedule":
      return <SchedulePage site={site} shared={shared} text={page.text} />;
    case "overlaps":
      return <OverlapsPage site={site} shared={shared} text={page.text} tried={page.tried} />;
    case "alternative":
      return <AlternativePage site={site} shared={shared} text={page.text} />;
  }
}
