import { useProfile } from "../session/public.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileKnown } from "./profile-known.tsx";

/** Who somebody is to the product: name, language, zone, currency, looks. */
export function ProfileTab() {
  return <ProfileKnown profile={useProfile()}>{(profile) => <ProfileForm profile={profile} />}</ProfileKnown>;
}
