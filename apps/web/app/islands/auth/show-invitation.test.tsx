import { waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";

import { authText } from "../../features/auth/auth-text.server.ts";
import { InvitationFaces } from "../../features/auth/invitation-faces.tsx";
import { chosenWorkspace } from "../../lib/workspace-choice.ts";
import { setUpUser } from "../../testing/set-up-user.ts";
import { answerWith, sent } from "../../testing/wire.ts";
import { enter } from "../../testing/set-up-user.ts";

const by = "Helena Brandt (helena@brandt-lets.example)";
const invited = { by, email: "jana@example.org", role: "assistant", as: "" };
const refused = (status: number, code: string) => Response.json({ code, message: code }, { status });

const user = setUpUser();
let looked: () => Response;
let accepted: () => Response;
let led: string[];

beforeEach(() => {
  vi.resetModules();
  led = [];
  const assign = (to: string) => led.push(to);
  vi.stubGlobal("location", {
    ...window.location,
    assign,
    hash: "#token=secret",
    pathname: "/en/auth/invitation",
    search: "",
  });
  document.documentElement.lang = "en";
  accepted = () => Response.json({ ok: true, workspaceId: "w2", next: "/portfolio" });
  answerWith(({ path }) => {
    if (path === "/api/auth/invitation") return looked();
    if (path === "/api/auth/accept-invitation") return accepted();
    return Response.json({ ok: true });
  });
});

/** The page as the server renders it, with its script. */
async function open(who: "new" | "known" | "signed-in" | "another" | null): Promise<void> {
  looked = () =>
    who === null
      ? refused(400, "INVALID_TOKEN")
      : Response.json({ ...invited, who, as: who === "another" ? "paul@example.org" : "" });
  const { messages, ...rest } = authText.en;
  const words = { ...rest, ...messages, invitationWelcome: rest.invitation.welcome };
  const page = renderToStaticMarkup(
    <main data-auth="invitation">
      <InvitationFaces text={authText.en} site={{ language: "en", appName: "Keystead" }} />
    </main>,
  );
  document.body.innerHTML = `${page}<section data-toasts></section>
    <script type="application/json" id="auth-words">${JSON.stringify(words)}</script>`;
  await import("../auth.ts");
  await waitFor(() => {
    expect(face().hasAttribute("data-wait")).toBe(false);
  });
}

function face(): HTMLElement {
  const [shown, ...others] = document.querySelectorAll<HTMLElement>("main > div:not([hidden])");
  expect(others).toEqual([]);
  return shown ?? expect.fail("no face is shown");
}

const sentTo = (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body);
const field = (name: string) =>
  face().querySelector<HTMLInputElement>(`input[name=${name}]`) ?? expect.fail(`no field ${name}`);

async function press(name: string): Promise<void> {
  const button = [...face().querySelectorAll("button")].find(({ textContent }) => textContent === name);
  await user.click(button ?? expect.fail(`no button ${name}`));
}

function expectInside(): void {
  expect(led).toEqual(["/portfolio"]);
  expect(chosenWorkspace()).toBe("w2");
  expect(sessionStorage.getItem("ks-arrival")).toContain(`You now help with the properties of ${by}.`);
}

it("gives somebody without an account one with a password, and takes the link out of the address", async () => {
  const replaced = vi.spyOn(history, "replaceState");
  await open("new");
  expect(replaced).toHaveBeenCalledWith(null, "", "/en/auth/invitation");
  expect(face().textContent).toContain(`${by} asks you to help with their properties in Keystead.`);
  expect(face().textContent).toContain("As an assistant you see and keep the properties");
  expect(face().querySelector("[data-role=cleaner]")).toHaveProperty("hidden", true);
  expect(face().textContent).toContain("the account for jana@example.org is yours");
  await enter(user, field("password"), "short");
  await press("Accept and create account");
  expect(sentTo("/api/auth/accept-invitation")).toEqual([]);
  await enter(user, field("name"), "Jana Vogt");
  await enter(user, field("password"), " horse battery");
  await press("Accept and create account");
  expect(sentTo("/api/auth/accept-invitation")).toEqual([
    expect.objectContaining({ token: "secret", name: "Jana Vogt", password: "short horse battery" }),
  ]);
  await waitFor(expectInside);
});

it("signs in whoever has an account, at the address that cannot be changed, and accepts at once", async () => {
  await open("known");
  expect(field("email")).toMatchObject({ value: "jana@example.org", readOnly: true });
  await enter(user, field("password"), "correct horse");
  await press("Sign in and accept");
  await waitFor(expectInside);
  expect(sentTo("/api/auth/sign-in/email")).toEqual([
    { email: "jana@example.org", password: "correct horse" },
  ]);
  expect(sentTo("/api/auth/accept-invitation")).toEqual([{ token: "secret" }]);
});

it("keeps what was typed where the password is wrong", async () => {
  await open("known");
  answerWith(() => refused(401, "INVALID_EMAIL_OR_PASSWORD"));
  await enter(user, field("password"), "wrong horse");
  await press("Sign in and accept");
  await waitFor(() => {
    expect(document.body.textContent).toContain("Invalid email or password");
  });
  expect(field("password").value).toBe("wrong horse");
  expect(led).toEqual([]);
});

it("asks whoever is signed in with its address for one press", async () => {
  await open("signed-in");
  expect(face().querySelectorAll("input")).toHaveLength(0);
  await press("Accept invitation");
  await waitFor(expectInside);
});

it("says to whom it is addressed where somebody else is signed in, signs out and goes on", async () => {
  await open("another");
  expect(face().textContent).toContain(
    "The invitation is for jana@example.org, and you are signed in as paul@example.org.",
  );
  looked = () => Response.json({ ...invited, who: "known" });
  await press("Sign out and continue");
  expect(sentTo("/api/auth/sign-out")).toHaveLength(1);
  await waitFor(() => {
    expect(face().hasAttribute("data-known")).toBe(true);
  });
  expect(sentTo("/api/auth/accept-invitation")).toEqual([]);
});

it("says of a link that was used, withdrawn or is too old what to do, and no more", async () => {
  await open(null);
  expect(face().textContent).toContain("This invitation is no longer valid");
  expect(face().textContent).not.toContain("jana");
  expect(face().querySelector("a")?.getAttribute("href")).toBe("/en/auth");
});

it("says it too where the link was used or withdrawn while the page stood open", async () => {
  await open("signed-in");
  accepted = () => refused(400, "INVALID_TOKEN");
  await press("Accept invitation");
  await waitFor(() => {
    expect(face().textContent).toContain("This invitation is no longer valid");
  });
  expect(led).toEqual([]);
});

it("shows the other face where somebody signed in or made the account in another tab meanwhile", async () => {
  await open("signed-in");
  accepted = () => refused(403, "OTHER_ADDRESS");
  looked = () => Response.json({ ...invited, who: "another", as: "paul@example.org" });
  await press("Accept invitation");
  await waitFor(() => {
    expect(face().hasAttribute("data-another")).toBe(true);
  });
});

it("stays open where the plan has no room at the moment, and says whom to ask", async () => {
  await open("signed-in");
  accepted = () => refused(403, "NO_ROOM");
  await press("Accept invitation");
  await waitFor(() => {
    expect(document.body.textContent).toContain("The plan has no room for another assistant at the moment.");
  });
  accepted = () => Response.json({ ok: true, workspaceId: "w2" });
  await press("Accept invitation");
  await waitFor(expectInside);
});
