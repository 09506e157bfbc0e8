import { formatLongDate } from '#lib/format-date.ts';
import { mostHistory } from '#config/most-listed.ts';
import type { ReviewHistory } from './api/list-reviews.ts';

const times = (count: number): string => (count > mostHistory ? `lebih dari ${mostHistory}×` : `${count}×`);

/** Where more was reported than is counted, the parts are those of the latest. */
const among = (count: number): string => (count > mostHistory ? ' dari yang terbaru' : '');

/** What is known of a person beside a report, in a line: how often they were reported or reported others, and what came of it. */
export function describeHistory(person: ReviewHistory, as: 'owner' | 'reporter'): string {
  const { made, made_right: right, made_wrong: wrong, about, about_right: proven, decisions } = person;
  if (as === 'reporter') return `melapor ${times(made)},${among(made)} benar ${right}×, ditolak ${wrong}×`;
  const valid = decisions > mostHistory ? `lebih dari ${mostHistory}` : decisions;
  return `sejak ${formatLongDate(person.since)} · dilaporkan ${times(about)},${among(about)} terbukti ${proven}× · ${valid} keputusan berlaku`;
}
