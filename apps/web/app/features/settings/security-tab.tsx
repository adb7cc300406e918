import { useProfile } from "../session/public.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileKnown } from "./profile-known.tsx";
import { SessionList } from "./session-list.tsx";

/** The password, and where the account is signed in. */
export function SecurityTab() {
  return (
    <ProfileKnown profile={useProfile()}>
      {({ email, hasPassword }) => (
        <div className="ks-stack">
          <PasswordForm email={email} hasPassword={hasPassword} />
          <SessionList />
        </div>
      )}
    </ProfileKnown>
  );
}
