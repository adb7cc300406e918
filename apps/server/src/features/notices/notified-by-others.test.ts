import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { holidayHouse } from "#testing/records/holiday-house.ts";
import { invitedSession } from "#testing/records/invite.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { noticeRoundsJob } from "./mails/notice-rounds-job.ts";

let app: TestApp;
let me: TestSession;
let client: TestClient;
let workspaceId: string;

beforeEach(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  me = await app.signUp();
  client = app.client(me);
  workspaceId = (await client.accounts.workspaces({})).current;
});
afterEach(() => app.close());

async function round(): Promise<void> {
  await noticeRoundsJob(app.deps).run({}, "a-job");
  await app.runJobs();
}

const bell = async (of: TestClient) =>
  (await of.notices.list({})).items.map(({ kind, name, day }) => `${kind} ${name} ${day}`);
const mailsTo = ({ email }: TestSession) =>
  app.mails.mails.filter(({ to, messageId }) => to === email && messageId.startsWith("<notice-"));
const boiler = { description: "Check the boiler", dueOn: "2026-03-11" };

it("[TASK-01] notifies whoever is given a task at once, by mail the next morning, and of its day", async () => {
  const session = await memberSession(app, workspaceId, "assistant");
  const assistant = app.client(session, { workspaceId });
  await round();
  const { people } = await client.people.list({});
  const assigneeId = people.find(({ role }) => role === "assistant")?.userId ?? "";
  await client.tasks.create({ ...boiler, assigneeId });
  expect(await bell(assistant)).toEqual(["task_given Check the boiler 2026-03-10"]);
  expect((await assistant.notices.list({})).items[0]?.path).toMatch(/^\/tasks\?edit=/);
  expect(await bell(client)).toEqual([]);
  app.clock.set("2026-03-11T09:00:00Z");
  await round();
  expect(await bell(assistant)).toContain("task_due Check the boiler 2026-03-11");
  const [mail, ...others] = mailsTo(session);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("TASKS DUE\n");
  expect(mail?.text).toContain("Due on 11 March 2026");
  expect(mail?.text).toContain("TASKS GIVEN TO YOU");
  expect(await bell(client)).toEqual([]);
});

it("notifies the other hosts of a stay that was saved over another one, by mail the next morning", async () => {
  const session = await memberSession(app, workspaceId, "assistant");
  const assistant = app.client(session, { workspaceId });
  await round();
  const house = await holidayHouse(client, { name: "Casa Azul" });
  await house.book("2026-05-01", "2026-05-04");
  expect(await bell(assistant)).toEqual([]);
  const over = house.stay("2026-05-03", "2026-05-05", { guestName: "Paul Brennan" });
  const { id, version } = await client.bookings.create({ ...over, confirm: ["BOOKING_OVERLAP"] });
  expect(await bell(assistant)).toEqual(["booking_conflict Paul Brennan 2026-03-10"]);
  expect((await assistant.notices.list({})).items[0]).toMatchObject({
    path: `/calendar?edit=${id}`,
    facts: { dueOn: "2026-05-03" },
  });
  // The person who was asked for confirmation and saved gets no notice.
  expect(await bell(client)).toEqual([]);
  app.clock.set("2026-03-11T09:00:00Z");
  await round();
  expect(mailsTo(session)[0]?.text).toContain("Overlaps another booking; arrives on 3 May 2026");
  await client.bookings.cancel({ id, version, kept: "0" });
  expect(await bell(assistant)).toEqual([]);
});

it("lets a mail of several kinds unsubscribe one of them alone, or all that it has", async () => {
  const session = await memberSession(app, workspaceId, "assistant");
  const assistant = app.client(session, { workspaceId });
  const unsubscribedKinds = async () => {
    const { choices } = await assistant.notices.settings({});
    return choices.flatMap(({ kind, email }) => (kind.startsWith("task") && !email ? [kind] : []));
  };
  await round();
  const { people } = await client.people.list({});
  const assigneeId = people.find(({ role }) => role === "assistant")?.userId ?? "";
  await client.tasks.create({ ...boiler, assigneeId });
  app.clock.set("2026-03-11T09:00:00Z");
  await round();
  const text = mailsTo(session)[0]?.text ?? "";
  const pageAfter = (words: string) => {
    const [, path] = new RegExp(`${words}: \\S+/en(/u/\\S+)`).exec(text) ?? [];
    if (path === undefined) throw new Error(`no link called ${words} in ${text}`);
    return app.call(path, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  };
  expect(await unsubscribedKinds()).toEqual([]);
  await pageAfter("Stop only “Tasks due”");
  expect(await unsubscribedKinds()).toEqual(["task_due"]);
  await pageAfter("Stop these mails");
  expect(await unsubscribedKinds()).toEqual(["task_due", "task_given"]);
});

describe("a mail of more than it can hold", { tags: ["extended"] }, () => {
  let session: TestSession;
  let assistant: TestClient;
  let assigneeId: string;

  beforeEach(async () => {
    session = await memberSession(app, workspaceId, "assistant");
    assistant = app.client(session, { workspaceId });
    await round();
    const { people } = await client.people.list({});
    assigneeId = people.find(({ role }) => role === "assistant")?.userId ?? "";
  });

  // One after the other: of so many at once the server would refuse some.
  const radiators = async (more: { readonly assigneeId?: string } = {}) => {
    for (let at = 0; at < 61; at += 1)
      await client.tasks.create({ description: `Check radiator ${at}`, dueOn: "2026-03-16", ...more });
  };
  const monday = async (of: TestSession) => {
    app.clock.set("2026-03-16T09:00:00Z");
    await round();
    const [mail, ...others] = mailsTo(of);
    if (mail === undefined || others.length > 0) throw new Error(`${others.length + 1} mails`);
    return mail;
  };
  const unsubscribedKinds = async () => {
    const { choices } = await assistant.notices.settings({});
    return choices.flatMap(({ kind, email }) => (kind.startsWith("task") && !email ? [kind] : []));
  };

  it("leaves out what is least pressing, and its link unsubscribes from nothing that it did not have (0057)", async () => {
    await radiators({ assigneeId });
    const { text, headers } = await monday(session);
    expect(new Set(text.match(/Check radiator \d+/g)).size).toBe(60);
    expect(text).toContain("TASKS DUE\n");
    expect(text).not.toContain("TASKS GIVEN TO YOU");
    expect(text).toContain("and 62 more");
    expect(text).not.toContain("Stop only");
    expect(await unsubscribedKinds()).toEqual([]);
    const [, path = ""] = /<http\S+?(\/u\/[^>]+)>/.exec(headers["list-unsubscribe"] ?? "") ?? [];
    const answer = await app.call(path, {
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(200);
    expect(await unsubscribedKinds()).toEqual(["task_due"]);
  });

  it("leaves out nothing that stands in no bell, such as the summary of the week", async () => {
    await (await rentedFlat(client)).lease();
    await radiators();
    const { text } = await monday(me);
    expect(new Set(text.match(/Check radiator \d+/g)).size).toBe(58);
    expect(text).toContain("RENT OVERDUE");
    expect(text).toContain("YOUR WEEK");
    expect(text).toContain("and 3 more");
  });

  it("holds all of it where nothing of it stands in the bell", async () => {
    const { version } = await assistant.notices.settings({});
    const choices = [{ kind: "task_given" as const, app: false, email: true }];
    await assistant.notices.changeSettings({ version, choices });
    await radiators({ assigneeId });
    const { text } = await monday(session);
    expect(text.match(/Check radiator \d+\nGiven to you/g)).toHaveLength(61);
    expect(text).not.toContain("TASKS DUE\n");
    expect((await assistant.notices.list({})).total).toBe(61);
  });
});

it("notifies a cleaner of a task no more once somebody else has it, neither in the bell nor by mail (R-O01)", async () => {
  const session = await memberSession(app, workspaceId, "cleaner");
  const cleaner = app.client(session, { workspaceId });
  await round();
  const { people } = await client.people.list({});
  const idOf = (role: string) => people.find((one) => one.role === role)?.userId ?? "";
  const given = await client.tasks.create({ ...boiler, assigneeId: idOf("cleaner") });
  await client.tasks.create({ ...boiler, description: "Sweep the stairs", assigneeId: idOf("cleaner") });
  expect(await bell(cleaner)).toHaveLength(2);
  // A cleaner has no form to change the task.
  expect((await cleaner.notices.list({})).items.map(({ path }) => path)).toEqual(["/tasks", "/tasks"]);
  const { id, version } = given;
  await client.tasks.update({ id, version, assigneeId: idOf("owner"), description: "Change the lock" });
  expect(await bell(cleaner)).toEqual(["task_given Sweep the stairs 2026-03-10"]);
  expect((await cleaner.notices.list({})).unread).toBe(1);
  app.clock.set("2026-03-11T09:00:00Z");
  await round();
  const [mail] = mailsTo(session);
  expect(mail?.text).toContain("Sweep the stairs");
  // In whole words: the link to unsubscribe may spell a short one by chance.
  expect(mail?.text).not.toMatch(/Check the boiler|Change the lock/);
  expect(mail?.text).toContain(`/tasks?workspace=${workspaceId}\n`);
});

it("notifies whoever made a task for nobody of its day, once, and not when it is done", async () => {
  const { id, version } = await client.tasks.create(boiler);
  await client.tasks.create({ ...boiler, description: "Read the meter", dueOn: "2026-03-12" });
  await client.tasks.setStatus({ status: "completed", tasks: [{ id, version }] });
  app.clock.set("2026-03-14T09:00:00Z");
  await round();
  await round();
  expect(await bell(client)).toEqual(["task_due Read the meter 2026-03-12"]);
});

it("[ROLE-01] notifies the owner that somebody who was invited has come", async () => {
  const session = await invitedSession(app, client, "jana@example.org");
  const [notice] = (await client.notices.list({})).items;
  expect(notice).toMatchObject({ kind: "invitation_accepted", path: "/settings#people" });
  expect(notice?.name).not.toBe("");
  expect(await bell(app.client(session, { workspaceId }))).toEqual([]);
});

it("notifies nobody whose membership is paused by a smaller plan (R-K06)", async () => {
  const session = await memberSession(app, workspaceId, "assistant");
  await (await rentedFlat(client)).lease();
  await client.accounts.changePlan({ plan: "free" });
  await round();
  expect(mailsTo(me)).toHaveLength(1);
  expect(mailsTo(session)).toEqual([]);
});
