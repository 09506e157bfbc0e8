import type { NumberView } from './api/list-number-views.ts';
import { numberViewMessages } from '../messages.ts';

/** Who was given the number, and how, as a row of the list says it. */
export function describeNumberView({ kind, name, subject }: Pick<NumberView, 'kind' | 'name' | 'subject'>) {
  const { ways, staff, nameless } = numberViewMessages;
  const way = ways[kind as keyof typeof ways] ?? ways.other;
  return { who: kind === 'staff' ? staff : (name ?? nameless), how: way(subject) };
}
