import { ChangePasswordCard } from './change-password-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** Section Keamanan of /profil: password, two-step verification, devices. */
export function SecuritySection() {
  return (
    <section id="keamanan" aria-labelledby="keamanan-judul" className="mt-4 grid gap-6">
      <h2 id="keamanan-judul" className="text-xl font-bold">
        Keamanan
      </h2>
      <ChangePasswordCard />
      <TwoStepCard />
      <IdentitiesCard />
      <SessionsCard />
    </section>
  );
}
