/** What a tab of the settings is called in its address, and in `settings.json` under `tab`. */
export type SettingsTabName =
  | "profile"
  | "subscription"
  | "fx"
  | "people"
  | "letters"
  | "notifications"
  | "privacy";
