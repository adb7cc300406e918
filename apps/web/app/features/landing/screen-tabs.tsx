import { ScreenPicture } from "../site/screen-picture.tsx";
import { say, scrollable, type SectionProps } from "./landing-facts.ts";

const screens = ["portfolio", "properties", "income", "expenses", "advertising", "exports"] as const;

/** Links to panels in a row that can be swiped; the island makes tabs of them. */
export function ScreenTabs({ facts }: SectionProps) {
  const { tabs } = facts.text;
  return (
    <section id="screens">
      <div className="page-in">
        <div className="page-head">
          <h2>{tabs.title}</h2>
          <p className="text-lead">{tabs.lead}</p>
        </div>
        <div className="tabs page-noprint" data-tabs aria-label={tabs.label}>
          {screens.map((name) => (
            <a key={name} href={`#s-${name}`} id={`t-${name}`}>
              {tabs.screens[name].name}
            </a>
          ))}
        </div>
        <div className="tabs-panels" {...scrollable} role="group" aria-label={tabs.label}>
          {screens.map((name) => (
            <div key={name} id={`s-${name}`}>
              <Panel facts={facts} screen={name} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Panel({ facts, screen }: SectionProps & { readonly screen: (typeof screens)[number] }) {
  const { tabs } = facts.text;
  const { name, text } = tabs.screens[screen];
  return (
    <>
      <div className="shot">
        <ScreenPicture
          language={facts.site.language}
          screen={screen}
          alt={say(facts, tabs.alt, { name, text })}
        />
      </div>
      <p>{text}</p>
    </>
  );
}
