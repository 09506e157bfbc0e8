import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ChangePasswordCard } from './change-password-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

/** Section Keamanan of /profil: password, two-step verification, passkeys, devices. */
export function SecuritySection() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // The section comes after the profile has been fetched, when the browser has given up looking for it.
  useEffect(() => {
    if (hash === '#keamanan') heading.current?.focus();
  }, [hash]);
  return (
    <section id="keamanan" aria-labelledby="keamanan-judul" className="mt-4 grid gap-6">
      <h2
        id="keamanan-judul"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-28 text-xl font-bold outline-none"
      >
        Keamanan
      </h2>
      <ChangePasswordCard />
      <TwoStepCard />
      <PasskeysCard />
      <IdentitiesCard />
      <SessionsCard />
    </section>
  );
}
