import type { Plugin, Rolldown } from "vite";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;

const firstScreen =
  /app\/(features\/shell\/(app-frame|page-meta)|features\/portfolio\/portfolio-page|lib\/query-client|locales\/by-namespace|routes\/app\/layout)\.tsx?(\?|$)/;
const sharedText = /\/packages\/messages\/(\w+)\/shared\/[\w-]+\.json$/;
const fetchesData = /node_modules\/(@tanstack|@orpc)\//;
/** Page after page, and several at once: what the first screen does not ask for. */
const fetchesLater = /\/(infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\.js$/;
/** What a portfolio draws once its costs and result are opened: one file instead of ten. */
const belowFirst =
  /app\/features\/portfolio\/(month-in-figures|income-chart-card|properties-card|result-card)\.tsx?(\?|$)/;
/** What nearly every screen but the first is drawn with, and the hooks that it shares with what floats. */
const controls =
  /node_modules\/@mantine\/(core\/esm\/components\/(ActionIcon|CloseButton|Input|InputBase|TextInput)|core\/esm\/core\/styles-api\/use-resolved-styles-api|hooks\/esm\/use-(id|merged-ref|uncontrolled))\//;
/** What opens and places anything over a screen: menus, choices, calendars, questions. */
const floating =
  /node_modules\/(@floating-ui\/|@mantine\/core\/esm\/(components\/(FocusTrap|Portal|Popover)|utils\/Floating)\/)|app\/ui\/(overlay\/menu-start|size\/use-is-placed)\.tsx?(\?|$)/;
/** Two words that the document's root needs on every page. */
const addressOfSheet = /\/public\.css\?url$/;
const publicEntry = /\/app\/(root|entry\.client|routes\/public\/[^/]+)\.tsx(\?|$)/;

/**
 * Few files for the screen that people land on: left alone, the bundler cuts its shared parts into fifty, and over
 * HTTP/1.1 each of them waits for a free connection.
 */
export function viteChunks(): { readonly plugin: Plugin; readonly groups: Groups } {
  let ofBoth: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: "keystead-chunks",
      buildEnd() {
        if (this.environment.name !== "client") return;
        const ownReach = (entry: RegExp): ReadonlySet<string> => {
          const reached = new Set<string>();
          const visit = (id: string): void => {
            if (reached.has(id) || id.includes("/node_modules/")) return;
            reached.add(id);
            for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
          };
          for (const id of this.getModuleIds()) if (entry.test(id)) visit(id);
          return reached;
        };
        const ofPublicPages = ownReach(publicEntry);
        ofBoth = new Set([...ownReach(firstScreen)].filter((id) => ofPublicPages.has(id)));
      },
    },
    // With each module go the modules that it needs, unless a group of a higher priority has them.
    groups: [
      // What nearly every screen but the first says, one file for a language.
      { name: (id) => `messages-${sharedText.exec(id)?.[1]}`, test: sharedText, priority: 7 },
      {
        name: "react",
        test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
        priority: 6,
      },
      { name: "data", test: (id) => fetchesData.test(id) && !fetchesLater.test(id), priority: 5 },
      // What a public page is drawn from too has a file without styles: it would bring the application's looks along.
      {
        name: "base",
        test: (id) => (ofBoth.has(id) && !publicEntry.test(id)) || addressOfSheet.test(id),
        priority: 4,
      },
      { name: "first-screen", test: firstScreen, priority: 3 },
      { name: "controls", test: controls, priority: 2 },
      { name: "floating", test: floating, priority: 1 },
      // Its parts that other screens are drawn with too lie beside it: a list would bring charts along.
      { name: "below-first", test: belowFirst, priority: 0, entriesAware: true },
    ],
  };
}
