import { cn } from '#lib/cn.ts';
import { readSuggestionsPlace } from '../suggestions-height.ts';

type Props = {
  /** Whether it is in the server's HTML: the early entry knows the height then. */
  isServed?: boolean;
  className?: string;
};

/** Holds the place of 'Cocok untuk Anda' on /cari-project until its script has come. */
export function SuggestionsPlace({ isServed = false, className }: Props) {
  return (
    <div
      className={cn('max-md:mt-4 md:mb-6', className)}
      style={{ height: isServed ? 'var(--saran)' : readSuggestionsPlace() }}
    />
  );
}
