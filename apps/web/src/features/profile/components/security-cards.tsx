import { ChangePasswordCard } from './change-password-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** What section Keamanan of /profil holds: password, two-step verification, passkeys, devices. */
export function SecurityCards() {
  return (
    <>
      <ChangePasswordCard />
      <TwoStepCard />
      <PasskeysCard />
      <IdentitiesCard />
      <SessionsCard />
    </>
  );
}
