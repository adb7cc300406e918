import { Toaster } from "../ui/toast/toaster.tsx";
import { ButtonParts } from "./parts/button-parts.tsx";
import { ChartParts } from "./parts/chart-parts.tsx";
import { FieldParts } from "./parts/field-parts.tsx";
import { ListParts } from "./parts/list-parts.tsx";
import { OverlayParts } from "./parts/overlay-parts.tsx";
import { RecordPageParts } from "./parts/page-parts.tsx";
import { StateParts } from "./parts/state-parts.tsx";
import { TapeParts } from "./parts/tape-parts.tsx";
import { TextParts } from "./parts/text-parts.tsx";
import { words } from "./words.ts";
import "./design-page.css";

const groups = [
  { name: "Buttons and menus", Parts: ButtonParts },
  { name: "Fields", Parts: FieldParts },
  { name: "Words, amounts and signs", Parts: TextParts },
  { name: "Figures and charts", Parts: ChartParts },
  { name: "Lists", Parts: ListParts },
  { name: "Calendar", Parts: TapeParts },
  { name: "Empty, loading, error", Parts: StateParts },
  { name: "Pages", Parts: RecordPageParts },
  { name: words.overlays, Parts: OverlayParts },
] as const;

/** Each shared part of the screens in each of its states: what the picture test looks at (docs/decisions/0118). */
export function DesignPage() {
  return (
    <main className="ks-design-page" id="top">
      <header lang="en">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      <nav className="ks-design-page-groups" aria-label={words.groups} lang="en">
        {groups.map(({ name }, at) => (
          <a key={name} href={`#group-${at}`}>
            {name}
          </a>
        ))}
      </nav>
      {groups.map(({ name, Parts }, at) => (
        <section key={name} className="ks-design-page-group" aria-labelledby={`group-${at}`}>
          <h2 id={`group-${at}`} lang="en">
            {name}
          </h2>
          <Parts />
        </section>
      ))}
      <Toaster />
    </main>
  );
}
