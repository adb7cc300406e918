import { useProfile } from "../../session/public.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileKnown } from "./profile-known.tsx";

/** Who somebody is to the product: name, language, zone, currency, looks, and the password. */
export function ProfileTab() {
  return (
    <ProfileKnown profile={useProfile()}>
      {(profile) => (
        <div className="ks-stack">
          <ProfileForm profile={profile} />
          <PasswordForm email={profile.email} hasPassword={profile.hasPassword} />
        </div>
      )}
    </ProfileKnown>
  );
}
