import { limits } from '../../limits.ts';
import type { ReadQuestion } from '../../read-question.ts';
import { keepsOf } from '../leaves-subject.ts';
import { namesAspect } from '../read/names-aspect.ts';
import type { Spoken } from '../spoken.ts';
import type { Choice } from '../tell-together.ts';

/**
 * Whether a choice is the answer of before once more, though a question names only what is asked of the subject and that does not speak of it: 'modalnya?'
 * after one about where to sell.
 * @param choice what would be told
 * @param question as read
 * @param state what was spoken of before
 */
export function isSilentAgain(
  { entry, lead, second }: Choice,
  { features, text }: Pick<ReadQuestion, 'features' | 'text'>,
  state: Pick<Spoken, 'entry'>,
): boolean {
  if (entry === null || entry.id !== state.entry?.id || lead !== '' || second !== undefined) return false;
  return namesAspect(text) && keepsOf(entry, features) < limits.spokenAgain;
}
