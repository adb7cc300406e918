import { expect, test } from "vitest";

import { classNamesGiven, classNamesSought } from "./class-names-in-code.ts";
import { type SourceFile, styleProblems } from "./style-rooms.ts";

const strip = { path: "app/leases/payment-strip.css", text: ".ks-payment-strip li { gap: 4px; }" };
const tone = {
  path: "app/ui/tone.css",
  text: ".ks-tone-late { color: red; } .ks-tone-paid { color: green; }",
};
const component = {
  path: "app/leases/payment-strip.tsx",
  text: [
    'import "../ui/tone.css";',
    'import "./payment-strip.css";',
    'return <ol className="ks-payment-strip"><li className={`ks-tone-${tone}`} /></ol>;',
  ].join("\n"),
};

function problems(change: {
  readonly styles?: readonly SourceFile[];
  readonly code?: readonly SourceFile[];
}): readonly string[] {
  return styleProblems([strip, tone, ...(change.styles ?? [])], [component, ...(change.code ?? [])]);
}

function using(name: string, path: string): SourceFile {
  return { path: "app/leases/other.tsx", text: `import "${path}";\n<p className="${name}" />` };
}

test("sheets of one block each, used and loaded, are in order", () => {
  expect(problems({})).toEqual([]);
});

test("a custom property that is used without another to fall back on is set somewhere", () => {
  const used = {
    path: "app/ui/used.css",
    text: ".ks-used { fill: var(--ks-hover); width: var(--ks-far, 1px); }",
  };
  const problem = "app/ui/used.css: nothing sets --ks-hover.";
  const code = [using("ks-used", "../ui/used.css")];
  expect(problems({ styles: [used], code })).toEqual([problem]);
  const set = { path: "app/ui/tokens.css", text: ":root { --ks-hover: red; }" };
  expect(problems({ styles: [used, set], code })).toEqual([]);
});

test("a class stands in one sheet", () => {
  const second = { path: "app/leases/other.css", text: ".ks-other, .ks-tone-late { margin: 0; }" };
  expect(problems({ styles: [second], code: [using("ks-other", "./other.css")] })).toContain(
    "app/leases/other.css: .ks-tone-late stands in app/ui/tone.css too",
  );
});

test("a class begins with the name of its sheet", () => {
  const styles = [{ path: "app/leases/other.css", text: ".ks-elsewhere { margin: 0; }" }];
  expect(problems({ styles, code: [using("ks-elsewhere", "./other.css")] })).toContain(
    "app/leases/other.css: .ks-elsewhere does not begin with .ks-other alone",
  );
});

test("a sheet whose name begins with another's keeps its own classes", () => {
  const styles = [{ path: "app/ui/tone-text.css", text: "@media print { .ks-tone-text { margin: 0; } }" }];
  const code = [using("ks-tone-text", "../ui/tone-text.css")];
  expect(problems({ styles, code })).toEqual([]);
  const stranger = { path: tone.path, text: `${tone.text} .ks-tone-text { margin: 0; }` };
  expect(styleProblems([strip, stranger, ...styles], [component, ...code])).toContain(
    "app/ui/tone.css: .ks-tone-text does not begin with .ks-tone alone",
  );
});

test("a selector names no other sheet's class", () => {
  const styles = [{ path: "app/leases/other.css", text: ".ks-other .ks-payment-strip { margin: 0; }" }];
  expect(problems({ styles, code: [using("ks-other", "./other.css")] })).toContain(
    "app/leases/other.css: .ks-payment-strip does not begin with .ks-other alone",
  );
});

test("two sheets have two names", () => {
  expect(problems({ styles: [{ path: "app/portfolio/tone.css", text: "" }] })).toContain(
    "app/portfolio/tone.css: app/ui/tone.css has the same name",
  );
});

test("a class that nothing has is dead", () => {
  const styles = [{ path: "app/leases/other.css", text: ".ks-other { margin: 0; }" }];
  expect(problems({ styles })).toEqual(["app/leases/other.css: nothing has the class .ks-other"]);
});

test("a class in code stands in a sheet, given or sought", () => {
  const given = { path: "app/leases/other.tsx", text: '<p className={late ? "ks-late" : undefined} />' };
  const sought = { path: "e2e/landlord/leases.spec.ts", text: 'page.locator(".ks-why[data-open=true]")' };
  expect(problems({ code: [given, sought] })).toEqual([
    "app/leases/other.tsx: no sheet has the class .ks-late",
    "e2e/landlord/leases.spec.ts: no sheet has the class .ks-why",
  ]);
});

test("a component loads the sheets it uses, but for those that are always there", () => {
  const bare = { path: "app/leases/other.tsx", text: '<p className="ks-tone-late" />' };
  expect(problems({ code: [bare] })).toEqual([
    "app/leases/other.tsx: uses app/ui/tone.css and does not load it",
  ]);
  const base = { path: "app/ui/base-styles.ts", text: 'import "./tone.css";' };
  expect(problems({ code: [bare, base] })).toEqual([]);
});

test("sheets of public pages are known by their address and carry no ks-", () => {
  const styles = [
    { path: "app/ui/public.css", text: '@import "./public/band.css";' },
    { path: "app/ui/public/band.css", text: ".band { color: white; }" },
  ];
  const page = {
    path: "app/landing/page.tsx",
    text: 'import publicCss from "../ui/public.css?url";\n<p className="band" />',
  };
  expect(problems({ styles, code: [page] })).toEqual([]);
});

test("names are read from strings, conditions, templates and lists of classes", () => {
  const names = (text: string) => classNamesGiven(text).map(({ name, open }) => (open ? `${name}…` : name));
  expect(names('<p className="a b" title="c" />')).toEqual(["a", "b"]);
  expect(names('<p className={kind === "x" ? "a" : "b"} title="c" />')).toEqual(["a", "b"]);
  expect(names('<p className={`a ${wide ? "b" : ""} c-${tone}`} title="d" />')).toEqual(["a", "c-…", "b"]);
  expect(names('<M classNames={{ title: "a", inner: "b" }} label="c" />')).toEqual(["a", "b"]);
  expect(names('const end = at ? { className: "a" } : { title: "b" };')).toEqual(["a"]);
  expect(names('box.className = `a a-${kind}`;\nbox.title = "b";')).toEqual(["a", "a-…"]);
  expect(names('root.classList.toggle("a", title === "b");')).toEqual(["a"]);
  expect(classNamesSought('root.querySelector<HTMLElement>(`a.b[href$=".pdf"] .c`)')).toEqual(["b", "c"]);
});
