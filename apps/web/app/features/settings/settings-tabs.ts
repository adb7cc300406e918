import type { Action } from "@keystead/domain/permissions";
import { IconCreditCard, IconLock, IconUser } from "@tabler/icons-react";
import type { ComponentType } from "react";

import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

export type SettingsTab = {
  readonly name: "profile" | "security" | "subscription";
  readonly icon: typeof IconUser;
  /** What a role must be allowed to see it (R-O01). */
  readonly needs: Action;
  /** Loaded when it is first opened, with its own words; it stays as it is while another tab is shown. */
  readonly Part: ComponentType;
  /** A table wants more room than a form. */
  readonly wide?: true;
};

const profileWords = import.meta.glob("../../locales/*/{profile,shared/*}.json", { import: "default" });
const loadProfile = withWords(profileWords, () => import("./profile-tab.tsx"));

const securityWords = import.meta.glob("../../locales/*/{security,shared/*}.json", { import: "default" });
const loadSecurity = withWords(securityWords, () => import("./security-tab.tsx"));

const subscriptionWords = import.meta.glob("../../locales/*/{subscription,shared/*}.json", {
  import: "default",
});
const loadSubscription = withWords(subscriptionWords, () => import("./subscription-tab.tsx"));

/**
 * The tabs in their order. A new one is a name, its words `tab.<name>` in `settings.json`, and a line here; a form in it hands
 * what is typed to the bar with `useSaveBar`.
 */
export const settingsTabs: readonly SettingsTab[] = [
  {
    name: "profile",
    icon: IconUser,
    needs: "profile.read",
    Part: late(async () => (await loadProfile()).ProfileTab),
  },
  {
    name: "security",
    icon: IconLock,
    needs: "profile.read",
    Part: late(async () => (await loadSecurity()).SecurityTab),
  },
  {
    name: "subscription",
    icon: IconCreditCard,
    needs: "plan.change",
    Part: late(async () => (await loadSubscription()).SubscriptionTab),
  },
];
