import { afterEach, beforeEach, expect, it } from "vitest";

import { keepFocus } from "./keep-focus.ts";

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

/** Whatever has the focus once each change of the page was seen: observers hear in the order in which they began. */
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
