import { readFold } from '#lib/fold-memory.ts';
import { paths } from '#config/paths.ts';
import { readSuggestionsHeight } from '../suggestions-height.ts';

/** The line of the folded section, and what lies between it and its inside. */
const linePx = 56;
const gapPx = 16;

/** Holds the place of 'Cocok untuk Anda' on /cari-project while its script comes: one line, or where it comes unfolded as high as it last was. */
export function SuggestionsPlace() {
  const isOpen = readFold(paths.projects, 'cocok') ?? matchMedia('(width >= 48rem)').matches;
  return (
    <div
      className="max-md:mt-4 md:mb-6"
      style={{ height: isOpen ? linePx + gapPx + readSuggestionsHeight() : linePx }}
    />
  );
}
