import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Folds the referral code away, which few have; open once a link or a draft brought one, or the code is refused. */
export function ReferralFold({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isNeeded);
  // Once open it stays so: a person who empties the field goes on typing in it.
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details className="group" open={isOpen}>
      <summary className="link flex min-h-11 cursor-pointer list-none items-center gap-2">
        Punya kode referral?
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
