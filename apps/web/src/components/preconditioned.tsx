import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import type { Preconditions } from '#lib/profile/use-preconditions.ts';
import { PreconditionNotice } from './precondition-notice.tsx';
import { LoadingMessage, Skeleton } from './ui/skeleton.tsx';

type Props = { preconditions: Preconditions; children: ReactNode };

/**
 * A form that asks for a login and a complete profile, below what is still missing for it. Strangers have both in the server's HTML;
 * members see the form's shape until their profile is known, so that nothing moves from under the finger.
 */
export function Preconditioned({ preconditions, children }: Props) {
  const isUnknown = preconditions.status === 'loading';
  return (
    <>
      {isUnknown ? (
        <div className="if-member flex flex-col gap-5">
          <LoadingMessage>Memuat profil…</LoadingMessage>
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      ) : null}
      <div className={cn('flex flex-col gap-5', isUnknown && 'if-anonymous')}>
        <PreconditionNotice preconditions={preconditions} />
        {children}
      </div>
    </>
  );
}
