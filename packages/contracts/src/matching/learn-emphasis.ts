import type { DismissReason } from './match-fields.ts';
import type { MatchEmphasis } from './judge-pair.ts';
import type { MatchSubject } from './match-point.ts';

const subjects: Readonly<Record<DismissReason, MatchSubject | null>> = {
  keahlian: 'skills',
  waktu: 'hours',
  tempat: 'place',
  tujuan: 'goal',
  bidang: 'interests',
  lainnya: null,
};
/** What each dismissal adds to the weight of its subject, and where that ends. */
const step = 0.25;
const most = 3;

/** What the reasons of a person's dismissals make of the weights in their own list: what they minded counts more. */
export function learnEmphasis(reasons: readonly DismissReason[]): MatchEmphasis {
  const emphasis: Partial<Record<MatchSubject, number>> = {};
  for (const reason of reasons) {
    const subject = subjects[reason];
    if (subject !== null) emphasis[subject] = Math.min(most, (emphasis[subject] ?? 1) + step);
  }
  return emphasis;
}
