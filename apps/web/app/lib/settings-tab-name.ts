/** The name of a tab of the settings in its address, and in `settings.json` under `tab`. */
export type SettingsTabName =
  | "profile"
  | "subscription"
  | "fx"
  | "people"
  | "letters"
  | "notifications"
  | "privacy";
