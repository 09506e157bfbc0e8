import { ChangePasswordCard } from './change-password-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PhoneCard } from './phone-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** What section Keamanan of /profil holds: password, phone where it is asked for, two-step verification, passkeys, devices. */
export function SecurityCards() {
  return (
    <>
      <ChangePasswordCard />
      <PhoneCard />
      <TwoStepCard />
      <PasskeysCard />
      <IdentitiesCard />
      <SessionsCard />
    </>
  );
}
