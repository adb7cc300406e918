import type { Action } from "@keystead/domain/permissions";
import {
  IconArrowsExchange,
  IconBell,
  IconCreditCard,
  IconMailOpened,
  IconShieldLock,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { LazyFxTab } from "../fx/public.ts";
import { LazyPeopleTab } from "../people/public.ts";
import type { SettingsTabName } from "../../lib/settings-tab-name.ts";

export type SettingsTab = {
  readonly name: SettingsTabName;
  readonly icon: typeof IconUser;
  /** The permission that a role needs to see it (R-O01). */
  readonly needs: Action;
  /** Loaded with its own texts when first opened; stays mounted while another tab is shown. */
  readonly Part: ComponentType;
  /** A table needs more width than a form. */
  readonly wide?: true;
  /** For users with an account; visitors of the sample have none. */
  readonly ofAccount?: true;
};

const profileMessages = import.meta.glob("../../../../../packages/messages/*/{profile,shared/*}.json", {
  import: "default",
});
const loadProfile = withMessages(profileMessages, () => import("./profile/profile-tab.tsx"));

const subscriptionMessages = import.meta.glob(
  "../../../../../packages/messages/*/{subscription,shared/*}.json",
  {
    import: "default",
  },
);
const loadSubscription = withMessages(
  subscriptionMessages,
  () => import("./subscription/subscription-tab.tsx"),
);

const letterheadMessages = import.meta.glob("../../../../../packages/messages/*/{letterhead,shared/*}.json", {
  import: "default",
});
const loadLetterhead = withMessages(letterheadMessages, () => import("./letterhead/letterhead-tab.tsx"));

const notificationsMessages = import.meta.glob(
  "../../../../../packages/messages/*/{notifications,shared/*}.json",
  {
    import: "default",
  },
);
const loadNotifications = withMessages(
  notificationsMessages,
  () => import("./notifications/notifications-tab.tsx"),
);

const privacyMessages = import.meta.glob(
  "../../../../../packages/messages/*/{privacy,data-export,shared/*}.json",
  {
    import: "default",
  },
);
const loadPrivacy = withMessages(privacyMessages, () => import("./privacy/privacy-tab.tsx"));

/**
 * The tabs in their order. A new one needs a name, its title `tab.<name>` in `settings.json`, and an entry here; a form
 * in it registers its input with `useSaveBar`.
 */
export const settingsTabs: readonly SettingsTab[] = [
  {
    name: "profile",
    icon: IconUser,
    needs: "profile.read",
    Part: lazyPart(async () => (await loadProfile()).ProfileTab),
  },
  {
    name: "subscription",
    icon: IconCreditCard,
    needs: "plan.change",
    Part: lazyPart(async () => (await loadSubscription()).SubscriptionTab),
    ofAccount: true,
  },
  { name: "fx", icon: IconArrowsExchange, needs: "fx.read", Part: LazyFxTab, wide: true },
  { name: "people", icon: IconUsers, needs: "turnover.assign", Part: LazyPeopleTab, wide: true },
  {
    name: "letters",
    icon: IconMailOpened,
    needs: "letterhead.update",
    Part: lazyPart(async () => (await loadLetterhead()).LetterheadTab),
  },
  {
    name: "notifications",
    icon: IconBell,
    needs: "profile.read",
    Part: lazyPart(async () => (await loadNotifications()).NotificationsTab),
    ofAccount: true,
  },
  {
    name: "privacy",
    icon: IconShieldLock,
    needs: "profile.read",
    Part: lazyPart(async () => (await loadPrivacy()).PrivacyTab),
  },
];
