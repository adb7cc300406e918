import { afterEach, beforeEach, expect, it } from "vitest";

import { awaitLine, keepFocus } from "./keep-focus.ts";

let stop = () => {};
beforeEach(() => {
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
});

function draw(html: string): void {
  document.body.innerHTML = html;
}

function at(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`nothing is called ${id}`);
  return found;
}

/** The focused element after all observers have run: they run in the order in which they were created. */
async function focused(): Promise<string | undefined> {
  const seen = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => {
    seen.resolve();
  });
  observer.observe(document.body, { attributes: true });
  document.body.toggleAttribute("data-seen");
  await seen.promise;
  observer.disconnect();
  document.body.removeAttribute("data-seen");
  return document.activeElement?.id;
}

it("gives the focus of a toast that closes back to where it was before", async () => {
  draw(`<main><button id="save">Save</button></main>
    <div class="ks-toaster"><span id="toast"><button id="undo">Undo</button></span></div>`);
  at("save").focus();
  at("undo").focus();
  at("toast").remove();
  expect(await focused()).toBe("save");
});

it("leads from a toast to the next row where the one it came from is gone as well", async () => {
  draw(`<main><table><tr id="first"><td><button id="one">Delete</button></td></tr>
    <tr><td><button id="two">Delete</button></td></tr></table></main>
    <div class="ks-toaster"><span id="toast"><button id="undo">Undo</button></span></div>`);
  at("one").focus();
  at("undo").focus();
  at("first").remove();
  at("toast").remove();
  expect(await focused()).toBe("two");
});

it("gives a button its focus back after its work", async () => {
  draw(`<main><button id="save">Save</button></main>`);
  at("save").focus();
  at("save").setAttribute("disabled", "");
  at("save").blur();
  await Promise.resolve();
  at("save").removeAttribute("disabled");
  expect(await focused()).toBe("save");
});

it("leads to the first field of a part that was drawn anew", async () => {
  draw(
    `<main><div data-arrival><form id="step"><input /><button id="next">Next</button></form></div></main>`,
  );
  at("next").focus();
  const place = document.querySelector("[data-arrival]");
  at("step").remove();
  place?.insertAdjacentHTML("beforeend", `<h2>Rent</h2><button>Skip</button><input id="tenant" />`);
  expect(await focused()).toBe("tenant");
});

it("leads to the heading of a part that has no field", async () => {
  draw(`<main><div data-arrival><form id="step"><button id="next">Next</button></form></div></main>`);
  at("next").focus();
  const place = document.querySelector("[data-arrival]");
  at("step").remove();
  place?.insertAdjacentHTML("beforeend", `<h2 id="done">Done</h2><button>Close</button>`);
  expect(await focused()).toBe("done");
});

it("goes from a dialog that is gone to what is left below it, through a menu that went before", async () => {
  draw(`<main><button id="actions">Actions</button></main>
    <div data-portal id="menu"><button id="edit">Edit</button></div>
    <div data-portal id="dialog"><input id="name" /></div>`);
  at("actions").focus();
  at("edit").focus();
  at("name").focus();
  at("menu").remove();
  at("dialog").remove();
  expect(await focused()).toBe("actions");
});

it("leaves the focus nowhere when somebody clicked beside everything", async () => {
  draw(`<main><button id="save">Save</button><p id="text">Text</p></main>`);
  at("save").focus();
  at("save").blur();
  await Promise.resolve();
  at("text").remove();
  expect(await focused()).toBe("");
  expect(document.activeElement).toBe(document.body);
});

/** The first half of a press on `next`: the focus has left, and has not arrived yet. */
function leaveFor(next: HTMLElement): void {
  const { activeElement: before } = document;
  if (!(before instanceof HTMLElement)) throw new Error("nothing has the focus");
  const intercept = (event: Event) => {
    event.stopImmediatePropagation();
  };
  // A script moves the focus in one step, in which no observer runs; a press does not.
  window.addEventListener("focusout", intercept, { capture: true, once: true });
  before.blur();
  before.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: next }));
}

const searched = `<main><input id="search" /><p id="text">Text</p>
  <span id="row"><button id="actions">Actions</button></span></main>`;

it("does not call back a focus that is on its way, where the page changes as its field is left", async () => {
  draw(searched);
  at("search").focus();
  leaveFor(at("actions"));
  at("text").remove();
  expect(await focused()).toBe("");
  at("actions").focus();
  at("row").remove();
  expect(await focused()).toBe("search");
});

it("leads back where what was pressed goes before it has the focus", async () => {
  draw(searched);
  at("search").focus();
  leaveFor(at("actions"));
  at("row").remove();
  expect(await focused()).toBe("search");
});

const list = `<main id="content" tabindex="-1"><h1 id="heading">Tenants</h1><section><button id="add" data-add>Add</button>
  <table><tbody><tr id="first"><td><a id="ada" href="/1">Ada</a><button id="one">Actions</button></td></tr>
  <tr id="second"><td><a id="ben" href="/2">Ben</a><button id="two">Actions</button></td></tr></tbody></table></section></main>`;

it("leads from the last line of a list to the one before", async () => {
  draw(list);
  at("two").focus();
  at("second").remove();
  expect(await focused()).toBe("one");
});

it("leads to the button that adds where no line is left, also where the list goes as a whole", async () => {
  draw(list);
  at("one").focus();
  at("second").remove();
  at("first").remove();
  expect(await focused()).toBe("add");

  draw(list);
  at("one").focus();
  document.querySelector("section")?.remove();
  at("content").insertAdjacentHTML(
    "beforeend",
    `<section><a href="/help">Help</a><button id="begin" data-add>Add the first</button><button>Sample</button></section>`,
  );
  expect(await focused()).toBe("begin");
});

it("leads to the heading where nothing can be added", async () => {
  draw(list);
  at("one").focus();
  document.querySelector("section")?.remove();
  expect(await focused()).toBe("heading");
});

it("leads from the button that added the first line to the one that adds the next", async () => {
  draw(`<main><section id="empty"><button id="begin" data-add>Add the first</button></section></main>`);
  at("begin").focus();
  at("empty").remove();
  document.querySelector("main")?.insertAdjacentHTML("beforeend", list);
  expect(await focused()).toBe("add");
});

it("heeds what goes in the middle of many changes, where the browser says first that it was left", async () => {
  draw(list);
  at("one").focus();
  at("heading").append(document.createElement("small"));
  // Browsers fire the event during the removal, after earlier changes were recorded.
  at("one").dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
  at("first").remove();
  expect(await focused()).toBe("two");
});

it("leads to the line that Undo brings back, and to none that was there", async () => {
  draw(`${list}<div class="ks-toaster"><span id="toast"><button id="undo">Undo</button></span></div>`);
  const { parentElement: lines } = at("second");
  at("one").focus();
  at("first").remove();
  at("undo").focus();
  const stop = awaitLine();
  at("toast").remove();
  expect(await focused()).toBe("two");
  lines?.insertAdjacentHTML(
    "afterbegin",
    `<tr><td><input type="checkbox" /><a id="ada" href="/1">Ada</a><button>Actions</button></td></tr>`,
  );
  expect(await focused()).toBe("ada");
  stop();
});

it("leaves the hands where they went on to before the line is back", async () => {
  draw(list);
  const { parentElement: lines } = at("second");
  awaitLine();
  at("add").focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  lines?.insertAdjacentHTML("afterbegin", `<tr><td><a id="cleo" href="/3">Cleo</a></td></tr>`);
  expect(await focused()).toBe("add");
});
