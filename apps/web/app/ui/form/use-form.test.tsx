import { TextInput } from "@mantine/core";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { RefusedCall } from "../../lib/refusal/refused-call.ts";
import { show } from "../../testing/show.tsx";
import { FormDrawer } from "./form-drawer.tsx";
import { together } from "./form-reading.ts";
import { type FormOptions, useForm } from "./use-form.ts";

const labels = { name: "Name", email: "Email", title: "Person", save: "Save" };
type Person = { readonly name: string; readonly email: string };
type How = "another";
type Options = FormOptions<Person, Person, string, How>;

const filled = (value: string) =>
  value.trim() === "" ? ({ ok: false, code: "REQUIRED" } as const) : ({ ok: true, value } as const);
const refusal = (code: string, data?: unknown) => new RefusedCall(code, { data });

function PersonForm(options: Partial<Options>) {
  const form = useForm<Person, Person, string, How>({
    name: "person",
    values: { name: "", email: "" },
    read: ({ name, email }) => together<Person>({ name: filled(name), email: filled(email) }),
    words: (code, field) => (code === "SAID_BY_THE_FIELD" ? null : `${field}: ${code}`),
    send: async () => "sent",
    onSent: () => {},
    ...options,
  });
  return (
    <FormDrawer form={form} onClose={() => {}} title={labels.title} submitLabel={labels.save}>
      <TextInput label={labels.name} {...form.field("name")} />
      <TextInput label={labels.email} {...form.field("email")} />
      <output>
        {form.limit === null ? "" : `full at ${form.limit.limit}`}
        {form.warnings.map(({ code }) => code).join()}
        {form.dirty ? "dirty" : "clean"}
      </output>
      <button type="button" onClick={form.saveAnyway}>
        Save anyway
      </button>
      <button type="button" onClick={form.closeLimit}>
        Not now
      </button>
      <button
        type="button"
        onClick={() => {
          form.submit("another");
        }}
      >
        And another
      </button>
      <button
        type="button"
        onClick={() => {
          form.reset({ name: "", email: "" });
        }}
      >
        Anew
      </button>
    </FormDrawer>
  );
}

async function open(options: Partial<Options> = {}) {
  const send = vi.fn<Options["send"]>(options.send ?? (async () => "sent"));
  const user = await show(<PersonForm {...options} send={send} />);
  const type = async (name: string, email: string) => {
    await user.type(await screen.findByLabelText("Name"), name);
    await user.type(screen.getByLabelText("Email"), email);
  };
  const save = async () => user.click(await screen.findByRole("button", { name: "Save" }));
  return { user, send, type, save };
}

const marked = (label: string) => screen.getByLabelText(label).getAttribute("aria-invalid") === "true";
const state = () => screen.getByRole("status").textContent;
/** Each try gets the next of these responses. */
const answers = (...given: readonly (Error | string)[]) => {
  const left = [...given];
  return async () => {
    const next = left.shift() ?? "sent";
    if (typeof next !== "string") throw next;
    return next;
  };
};

it("says all that is wrong at once, goes to the first of it and sends nothing", async () => {
  const { send, save } = await open();
  await save();
  expect(screen.getAllByText("name: REQUIRED").length).toBe(2);
  expect(screen.getAllByText("email: REQUIRED").length).toBe(2);
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });
  expect(send).not.toHaveBeenCalled();
});

it("judges a field when it is left with something else in it, and lets go as soon as it is right", async () => {
  const { user } = await open({ values: { name: "Ana", email: "" } });
  await user.click(await screen.findByLabelText("Email"));
  await user.tab();
  expect(marked("Email")).toBe(false);
  await user.clear(screen.getByLabelText("Name"));
  expect(marked("Name")).toBe(false);
  await user.tab();
  expect(screen.getByText("name: REQUIRED")).toBeTruthy();
  await user.type(screen.getByLabelText("Name"), "B");
  expect(marked("Name")).toBe(false);
});

it("marks a field without words where the field has its own", async () => {
  const { save } = await open({ read: () => ({ problems: { email: "SAID_BY_THE_FIELD" } }) });
  await save();
  expect([marked("Email"), marked("Name")]).toEqual([true, false]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("sends once however often it is asked to", async () => {
  const { user, send, type } = await open({ send: () => new Promise(() => {}) });
  await type("Ana", "a@b{Enter}{Enter}");
  await user.keyboard("{Control>}s{/Control}");
  expect(send).toHaveBeenCalledOnce();
});

it("sends once by a double click, whose second half comes before the screen knows of the first", async () => {
  const { send, type } = await open({ send: () => new Promise(() => {}) });
  await type("Ana", "a@b");
  const button = screen.getByRole("button", { name: "Save" });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(send).toHaveBeenCalledOnce();
});

it("puts what the server refuses to its fields and goes there, until something else is typed", async () => {
  const issues = [
    { path: ["mail", "to"], code: "TAKEN" },
    { path: ["unheard"], code: "OF" },
  ];
  const { user, type, save } = await open({
    wireNames: { "mail.to": "email" },
    send: answers(refusal("BAD_REQUEST", { issues })),
  });
  await type("Ana", "a@b");
  await save();
  expect(await screen.findByText("email: TAKEN")).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  });
  await user.type(screen.getByLabelText("Email"), "c");
  expect(marked("Email")).toBe(false);
});

it("puts a refusal without fields where it belongs", async () => {
  const { type, save } = await open({
    marksOf: ({ code }) => (code === "SLUG_TAKEN" ? { name: "TAKEN" } : {}),
    send: answers(refusal("SLUG_TAKEN")),
  });
  await type("Ana", "a@b");
  await save();
  expect(await screen.findByText("name: TAKEN")).toBeTruthy();
});

it("repeats with the same key what may have been made, and sends what was corrected with another", async () => {
  const keys: (string | undefined)[] = [];
  const failing = answers(new TypeError("lost"), new TypeError("lost"), "made", "made");
  const { user, type, save } = await open({
    send: (input, { once }) => {
      keys.push(once(input).context.idempotencyKey);
      return failing();
    },
  });
  await type("Ana", "a@b");
  await save();
  await save();
  await user.type(screen.getByLabelText("Email"), "c");
  await save();
  await save();
  const [first, again, corrected, another] = keys;
  expect(again).toBe(first);
  expect(new Set([first, corrected, another]).size).toBe(3);
});

it("keeps the key of what moves money, whatever is corrected, until it was done", async () => {
  const keys: (string | undefined)[] = [];
  const failing = answers(new TypeError("lost"), "made", "made");
  const { user, type, save } = await open({
    send: (_input, { onceOpened }) => {
      keys.push(onceOpened().context.idempotencyKey);
      return failing();
    },
  });
  await type("Ana", "a@b");
  await save();
  await user.type(screen.getByLabelText("Email"), "c");
  await save();
  await save();
  const [first, corrected, another] = keys;
  expect(corrected).toBe(first);
  expect(another).not.toBe(first);
});

it("asks about warnings once and sends what was confirmed, the same way", async () => {
  const warnings = [{ code: "OVERLAP", params: {} }];
  const { user, send, type } = await open({
    send: answers(refusal("CONFIRMATION_REQUIRED", { warnings })),
  });
  await type("Ana", "a@b");
  await user.click(screen.getByRole("button", { name: "And another" }));
  await waitFor(() => {
    expect(state()).toContain("OVERLAP");
  });
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save anyway" }));
  await waitFor(() => {
    expect(state()).not.toContain("OVERLAP");
  });
  expect(send.mock.calls.map(([, { how, confirm }]) => [how, confirm])).toEqual([
    ["another", []],
    ["another", ["OVERLAP"]],
  ]);
});

it("shows the plan that is full until it is closed, and says nothing else about it", async () => {
  const data = { kind: "units", limit: 5, used: 5, plan: "free" };
  const { user, type, save } = await open({ send: answers(refusal("PLAN_LIMIT", data)) });
  await type("Ana", "a@b");
  await save();
  await waitFor(() => {
    expect(state()).toContain("full at 5");
  });
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Not now" }));
  expect(state()).toBe("dirty");
});

it("says any other failure above the fields and keeps what was typed", async () => {
  const { type, save } = await open({ send: answers(new TypeError("lost")) });
  await type("Ana", "a@b");
  await save();
  expect((await screen.findByRole("alert")).textContent).toBe("An error occurred");
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ana");
  expect(state()).toBe("dirty");
});

it("has nothing to lose once it is saved, before anything leads away", async () => {
  const seen: (string | null)[] = [];
  const { type, save } = await open({
    onSent: () => {
      seen.push(state());
    },
  });
  await type("Ana", "a@b");
  expect(state()).toBe("dirty");
  await save();
  await waitFor(() => {
    expect(seen).toEqual(["clean"]);
  });
});

it("stays as it is when sending was given up on the way", async () => {
  const onSent = vi.fn<Options["onSent"]>();
  const { send, type, save } = await open({ send: async () => null, onSent });
  await type("Ana", "a@b");
  await save();
  await waitFor(() => {
    expect(send).toHaveBeenCalledOnce();
  });
  expect(onSent).not.toHaveBeenCalled();
  expect(state()).toBe("dirty");
});

it("begins anew without a word about what is empty again", async () => {
  const { user, save } = await open();
  await save();
  await user.click(screen.getByRole("button", { name: "Anew" }));
  expect([marked("Name"), marked("Email"), state()]).toEqual([false, false, "clean"]);
});
