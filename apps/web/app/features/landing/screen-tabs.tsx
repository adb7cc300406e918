import { say, scrollable, type SectionProps } from "./landing-facts.ts";
import { Drawing, type DrawnScreen } from "./screen-drawings.tsx";
import { ScreenPicture, type PicturedScreen } from "./screen-picture.tsx";
import { withBadge } from "./soon-badge.tsx";

type Screen =
  | { readonly name: Exclude<PicturedScreen, "hero">; readonly built: true }
  | { readonly name: DrawnScreen; readonly built: false };

/** A screen that gets built is photographed from then on (e2e/screenshots) and needs its drawing no more. */
const screens: readonly Screen[] = [
  { name: "portfolio", built: true },
  { name: "properties", built: true },
  { name: "income", built: true },
  { name: "expenses", built: true },
  { name: "advertising", built: false },
  { name: "exports", built: false },
];

/** Links to panels in a row that can be swiped; the island makes tabs of them. */
export function ScreenTabs({ facts }: SectionProps) {
  const { tabs, preview } = facts.text;
  return (
    <section id="screens">
      <div className="page-in">
        <div className="page-head">
          <h2>{tabs.title}</h2>
          <p className="text-lead">
            {withBadge(tabs.lead, "preview", <span className="soon">{preview}</span>)}
          </p>
        </div>
        <div className="tabs" data-tabs aria-label={tabs.label}>
          {screens.map(({ name }) => (
            <a key={name} href={`#s-${name}`} id={`t-${name}`}>
              {tabs.screens[name].name}
            </a>
          ))}
        </div>
        <div className="tabs-panels" {...scrollable} role="group" aria-label={tabs.label}>
          {screens.map((screen) => (
            <div key={screen.name} id={`s-${screen.name}`}>
              <Panel facts={facts} screen={screen} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Panel({ facts, screen }: SectionProps & { readonly screen: Screen }) {
  const { tabs, preview } = facts.text;
  const { name, text } = tabs.screens[screen.name];
  if (!screen.built)
    return (
      <>
        <Drawing facts={facts} screen={screen.name} label={`${preview}: ${name}. ${text}`} />
        <p>
          <span className="soon">{preview}</span> {text}
        </p>
      </>
    );
  return (
    <>
      <div className="shot">
        <ScreenPicture
          language={facts.site.language}
          screen={screen.name}
          alt={say(facts, tabs.alt, { name, text })}
        />
      </div>
      <p>{text}</p>
    </>
  );
}
