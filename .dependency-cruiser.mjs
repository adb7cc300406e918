// Who may import whom. Each rule says what to do instead; `npm run check` fails on the first breach.
import { assertEachIsListedOnce, order, shared } from "./lint/feature-line.mjs";

assertEachIsListedOnce();

const leftOnly = order.slice(0, -1).map((step, index) => ({
  name: `left-of-${order[index + 1][0]}`,
  severity: "error",
  comment:
    "Features point left only, in the order of lint/feature-line.mjs. Move the shared rule into the domain, or let the later feature call the earlier one.",
  from: { path: `^apps/(server/src|web/app)/features/(${step.join("|")})/` },
  to: {
    path: `^apps/(server/src|web/app)/features/(${order
      .slice(index + 1)
      .flat()
      .join("|")})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "domain-is-pure",
      severity: "error",
      comment: "The domain imports nothing but itself: pass clocks, ids and data in as parameters.",
      from: { path: "^packages/domain/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: "^packages/domain/src" },
    },
    {
      name: "contract-is-thin",
      severity: "error",
      comment: "The contract knows the domain, zod and the oRPC contract; never an app or a database.",
      from: { path: "^packages/contract/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: "^packages/(contract|domain)/src|node_modules/(zod|@orpc/contract)/" },
    },
    {
      name: "samples-are-made-of-rules",
      severity: "error",
      comment:
        "Sample data ships with the product and is made by the domain's rules alone: no app, no database, no testkit.",
      from: { path: "^packages/samples/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: "^packages/(samples|domain)/src" },
    },
    {
      name: "messages-are-words-alone",
      severity: "error",
      comment:
        "packages/messages holds the words and how they are read and filled: it knows which languages there are, and no app. What decides which words are said lives with whoever says them.",
      from: { path: "^packages/messages/src", pathNot: "[.]test[.]ts$" },
      to: { pathNot: "^packages/(messages|domain/src/languages)/|^(node:)?(fs|path)$" },
    },
    {
      name: "product-carries-no-testkit",
      severity: "error",
      comment:
        "The testkit brings a PostgreSQL and a mail server: only tests, their support in testing/, e2e and bench import it. Made-up data that the product shows lives in packages/samples.",
      from: {
        path: "^(apps|packages/(domain|contract|samples|messages))/",
        pathNot: "[.](test|cases)[.]tsx?$|^apps/server/src/testing/",
      },
      to: { path: "^packages/testkit/|node_modules/@keystead/testkit/" },
    },
    {
      name: "product-carries-no-testing",
      severity: "error",
      comment: "What stands in testing/ and in *.cases.ts serves tests; the product never runs it.",
      from: { path: "^apps/server/src/", pathNot: "[.](test|cases)[.]ts$|^apps/server/src/testing/" },
      to: { path: "^apps/server/src/testing/|[.]cases[.]ts$" },
    },
    {
      name: "web-never-server",
      severity: "error",
      comment: "The web reaches the server over the contract only.",
      from: { path: "^apps/web" },
      to: { path: "^apps/server" },
    },
    {
      name: "server-never-web",
      severity: "error",
      comment: "The server serves the web's build; it never imports its source.",
      from: { path: "^apps/server" },
      to: { path: "^apps/web/app" },
    },
    {
      name: "feature-door",
      severity: "error",
      comment:
        "Another feature is entered through its front door: index.ts on the server, public.ts on the web. (features/site is the frame of all public pages, like ui for the application.)",
      from: { path: "^apps/(server/src|web/app)/features/([^/]+)/", pathNot: "[.]test[.]tsx?$" },
      to: {
        path: "^apps/$1/features/.+",
        pathNot: ["^apps/$1/features/$2/", "/(index|public)[.]tsx?$", "^apps/web/app/features/site/"],
      },
    },
    {
      name: "sql-only-in-stores",
      severity: "error",
      comment: "SQL lives in *-store.ts; everything else calls the store. Types of the database are fine.",
      from: { path: "^apps/server/src/features/", pathNot: "(-store|[.]test)[.]ts$" },
      to: { path: "^apps/server/src/kernel/db/(schema|migrations|drizzle|pg-core)|node_modules/drizzle-orm" },
    },
    {
      name: "query-builder-by-one-import",
      severity: "error",
      comment:
        "kernel/db/drizzle.ts and pg-core.ts name the package: each file that does costs every start milliseconds.",
      from: { path: "^apps/server/src/", pathNot: "^apps/server/src/kernel/db/|[.]test[.]ts$" },
      to: { path: "node_modules/drizzle-orm" },
    },
    {
      name: "kernel-knows-no-feature",
      severity: "error",
      comment: "The kernel is below every feature.",
      from: { path: "^apps/server/src/(kernel|adapters)/", pathNot: "[.]test[.]ts$" },
      to: { path: "^apps/server/src/features/" },
    },
    {
      name: "nobody-imports-the-last",
      severity: "error",
      comment:
        "A feature that lint/feature-line.mjs does not list comes after all others, and nobody imports it. Give it a place there, or move the shared rule into the domain.",
      from: { path: "^apps/(server/src|web/app)/features/([^/]+)/", pathNot: "[.]test[.]tsx?$" },
      to: {
        path: "^apps/(server/src|web/app)/features/",
        pathNot: [
          "^apps/$1/features/$2/",
          `^apps/(server/src|web/app)/features/(${[...order.flat(), ...shared].join("|")})/`,
        ],
      },
    },
    {
      name: "order-imports-no-shared",
      severity: "error",
      comment:
        "own-data, site, support and their like stand behind the order of lint/feature-line.mjs: no feature of the order imports them.",
      from: {
        path: `^apps/(server/src|web/app)/features/(${order.flat().join("|")})/`,
        pathNot: "[.]test[.]tsx?$",
      },
      to: { path: `^apps/(server/src|web/app)/features/(${shared.join("|")})/` },
    },
    ...leftOnly,
    {
      name: "ui-draws-only",
      severity: "error",
      comment:
        "ui draws: it knows Mantine, React and the domain's money and calendar, no feature and no wire.",
      from: { path: "^apps/web/app/ui/" },
      to: { path: "^apps/web/app/(features|routes)/|^apps/web/app/lib/api[.]ts$" },
    },
    {
      name: "nothing-imports-routes",
      severity: "error",
      comment: "Routes choose features; nothing imports a route.",
      from: { path: "^apps/web/app/(features|ui|lib)/" },
      to: { path: "^apps/web/app/routes/" },
    },
    {
      name: "product-carries-no-design-page",
      severity: "error",
      comment:
        "The page of all parts is served from the sources alone (docs/decisions/0118): nothing of the product imports it.",
      from: { pathNot: "^apps/web/app/design/" },
      to: { path: "^apps/web/app/design/" },
    },
    {
      name: "journeys-use-the-product",
      severity: "error",
      comment:
        "A journey meets the product in the browser and over HTTP; only the testkit is imported, and the two tables that say which role may do what and has which screen: written down once more, they would be a second opinion.",
      from: { path: "^e2e/" },
      to: {
        path: "^(apps|packages/(domain|contract))/",
        pathNot: "^packages/domain/src/permissions/|^apps/web/app/features/shell/screens[.]ts$",
      },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Name the shared idea and put it below both.",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|dist|[.]react-router|node_modules/.cache)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
