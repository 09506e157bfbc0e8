import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';

/** Drawn by us after what each provider asks for on its sign-in buttons: its colours on a plain ground, nothing else around it. */
const marks: Readonly<Record<string, ReactNode>> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path d="M17.66 6.34A8 8 0 0 0 4.75 8.62" stroke="#ea4335" />
      <path d="M4.75 8.62a8 8 0 0 0 0 6.76" stroke="#fbbc05" />
      <path d="M4.75 15.38a8 8 0 0 0 12.6 2.57" stroke="#34a853" />
      <path d="M17.35 17.95A8 8 0 0 0 20 12h-8" stroke="#4285f4" />
    </g>
  ),
  github: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M12 2a10 10 0 0 0-3 19.54v-2.4c-2.3.4-3.3-.5-3.9-1.8-.3-.6-.6-1-1.1-1.3.9-.5 1.8 0 2.4.9.7 1 1.4 1.3 2.6 1 .1-.7.4-1.2.8-1.6-2.4-.3-4.6-1.3-4.6-4.9 0-1.2.4-2.2 1.1-3-.3-.8-.3-1.8.1-2.8 1.1 0 2.2.6 3 1.2a10 10 0 0 1 5.2 0c.8-.6 1.9-1.2 3-1.2.4 1 .4 2 .1 2.8.7.8 1.1 1.8 1.1 3 0 3.6-2.2 4.6-4.6 4.9.5.5.8 1.2.8 2.2v3A10 10 0 0 0 12 2z"
    />
  ),
  azure: (
    <>
      <path fill="#f25022" d="M2 2h9.5v9.5H2z" />
      <path fill="#7fba00" d="M12.5 2H22v9.5h-9.5z" />
      <path fill="#00a4ef" d="M2 12.5h9.5V22H2z" />
      <path fill="#ffb900" d="M12.5 12.5H22V22h-9.5z" />
    </>
  ),
};

/** The mark of a way to sign in, beside its name; a key for one that has none of its own. */
export function ProviderMark({ provider }: { provider: string }) {
  if (!Object.hasOwn(marks, provider)) return <KeyRound aria-hidden />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden data-provider={provider}>
      {marks[provider]}
    </svg>
  );
}
