import { useProfile } from "../../session/public.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileKnown } from "./profile-known.tsx";

/** The person's profile: name, language, zone, currency, appearance, and the password. */
export function ProfileTab() {
  return (
    <ProfileKnown profile={useProfile()}>
      {(profile) => (
        <div className="ks-stack">
          <ProfileForm profile={profile} />
          {/* A visitor of the sample gets a password by signing up. */}
          {profile.email === "" ? null : (
            <PasswordForm email={profile.email} hasPassword={profile.hasPassword} />
          )}
        </div>
      )}
    </ProfileKnown>
  );
}
