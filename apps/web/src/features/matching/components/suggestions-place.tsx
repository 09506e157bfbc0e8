import { cn } from '#lib/cn.ts';
import { readSuggestionsPlace } from '../suggestions-height.ts';

type Props = {
  /** In the server's HTML, where the early entry knows the height of before: the height without one. */
  served?: string;
  className?: string;
};

/** Holds the place of 'Cocok untuk Anda' on /cari-project until its script has come. */
export function SuggestionsPlace({ served, className }: Props) {
  return (
    <div
      className={cn('max-md:mt-4', className)}
      style={{ height: served === undefined ? readSuggestionsPlace() : `var(--saran,${served})` }}
    />
  );
}
