import type { MatchReason } from '@kawanusaha/contracts/matching/match-answers';
import { Check, TriangleAlert } from 'lucide-react';

/** Why a pair is suggested: what speaks for it with a tick, what to look at with a sign. The words say it too. */
export function MatchReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <ul className="flex flex-col gap-2 rounded-md bg-primary-soft p-3 text-sm text-primary-soft-foreground">
      {reasons.map(({ tone, sentence }) => (
        <li key={sentence} className="flex items-start gap-2">
          {tone === 'fits' ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          )}
          <span className="min-w-0 break-words">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
