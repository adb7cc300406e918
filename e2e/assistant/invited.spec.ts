// Features: people, session
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, freshEmail, test } from "../support/journey.ts";
import { field, linkOf, password, signUpNewcomer } from "../support/records/people.ts";

test(
  "[ROLE-01] an owner invites, the assistant works and is refused, and is removed while working",
  { tag: "@gate" },
  async ({ page, browser, product, baseURL }) => {
    const owner = await signUpNewcomer(page);
    const invited = freshEmail("assistant");

    await page.goto("/settings#people");
    await page.getByRole("button", { name: "Invite someone" }).click();
    await page.getByLabel("Email", { exact: true }).fill(invited);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("1 of 3 assistants")).toBeVisible();
    await expect(page.getByText(/Expires in 7 days/)).toBeVisible();
    await expectAccessible(page);

    const link = linkOf(await product.mails.waitForMail(invited), "invitation");
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      extraHTTPHeaders: { "x-forwarded-for": "84.141.7.7" },
    });
    const theirs = await context.newPage();
    await theirs.goto(link);
    await expect(theirs.getByText(new RegExp(`^${owner} asks you to help`)).first()).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByLabel("Your name").fill("Jana Vogt");
    await field(theirs, "Password").fill(password);
    await theirs.getByRole("button", { name: "Accept and create account" }).click();
    await theirs.waitForURL("**/portfolio");
    await expect(theirs.getByText(`You see 0 properties shared by ${owner}.`)).toBeVisible();

    // A new tab of the same person begins there too.
    const second = await context.newPage();
    await second.goto("/tenants");
    await expect(second.getByText(`You see 0 properties shared by ${owner}.`)).toBeVisible();
    await second.close();

    await theirs.goto("/properties");
    await expect(theirs.getByRole("heading", { level: 1, name: "Properties" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Add property" })).toHaveCount(0);
    // Typed addresses too: no form opens that could not be saved.
    for (const address of ["/properties?new=1", "/properties/bulk"]) {
      await theirs.goto(address);
      await expect(theirs.getByText("That page is not open to your role here.")).toBeVisible();
      await expect(theirs.getByRole("dialog")).toHaveCount(0);
    }
    // An assistant may see the cleaners, but not the other members.
    await theirs.goto("/settings#people");
    await expect(theirs.getByRole("heading", { name: "Cleaners" })).toBeVisible();
    await expect(theirs.getByRole("heading", { name: "Team" })).toHaveCount(0);
    await theirs.goto("/settings");
    await expect(theirs.getByLabel("Full name")).toHaveValue("Jana Vogt");
    const workspaceId = await theirs.evaluate(() => sessionStorage.getItem("ks-workspace") ?? "");
    const refused = await theirs.request.get("/api/v1/members", {
      headers: { "x-workspace-id": workspaceId },
    });
    expect(refused.status()).toBe(403);
    await theirs.goto("/tenants");
    await expect(theirs.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();

    await page.reload();
    await expect(page.getByText("Jana Vogt", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Actions for Jana Vogt" }).click();
    await page.getByRole("menuitem", { name: "Remove from team" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove from team" }).click();
    await expect(page.getByText("0 of 3 assistants")).toBeVisible();

    await theirs.getByRole("link", { name: "Leases", exact: true }).click();
    await expect(
      theirs.getByText(`You no longer have access to the properties of ${owner}. These are your own.`),
    ).toBeVisible();
    await expect(theirs.getByText(/shared by/)).toHaveCount(0);
    await context.close();
  },
);
