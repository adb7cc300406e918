import { useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useSearchParams } from "react-router";

import { Segmented } from "../ui/field/segmented.tsx";
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
import { TokenParts } from "./parts/token-parts.tsx";
import { words } from "./words.ts";
import "./design-page.css";

const groups = [
  { id: "tokens", Parts: TokenParts, ...words.groupTokens },
  { id: "buttons", Parts: ButtonParts, ...words.groupButtons },
  { id: "fields", Parts: FieldParts, ...words.groupFields },
  { id: "text", Parts: TextParts, ...words.groupText },
  { id: "charts", Parts: ChartParts, ...words.groupCharts },
  { id: "lists", Parts: ListParts, ...words.groupLists },
  { id: "calendar", Parts: TapeParts, ...words.groupCalendar },
  { id: "states", Parts: StateParts, ...words.groupStates },
  { id: "pages", Parts: RecordPageParts, ...words.groupPages },
  { id: "overlays", Parts: OverlayParts, ...words.groupOverlays },
] as const;

const schemes = [
  { value: "auto", label: words.auto, icon: IconDeviceDesktop },
  { value: "light", label: words.light, icon: IconSun },
  { value: "dark", label: words.dark, icon: IconMoon },
] as const;

/**
 * Each shared part of the screens in each of its states, for the picture test (docs/decisions/0118). With
 * `?group=fields` in the address, only this group of them.
 */
export function DesignPage() {
  const [params] = useSearchParams();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const only = params.getAll("group");
  return (
    <div className="ks-design-page" id="top">
      <header className="ks-design-page-head" lang="en">
        <div>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <Segmented label={words.scheme} value={colorScheme} onChange={setColorScheme} options={schemes} />
      </header>
      <nav className="ks-design-page-nav" aria-label={words.groups} lang="en">
        {groups.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <main className="ks-design-page-main">
        {groups
          .filter(({ id }) => only.length === 0 || only.includes(id))
          .map(({ id, name, text, Parts }) => (
            <section key={id} id={id} className="ks-design-page-group" aria-labelledby={`${id}-title`}>
              <div className="ks-design-page-title" lang="en">
                <h2 id={`${id}-title`}>{name}</h2>
                <p>{text}</p>
              </div>
              <Parts />
            </section>
          ))}
      </main>
      <Toaster />
    </div>
  );
}
