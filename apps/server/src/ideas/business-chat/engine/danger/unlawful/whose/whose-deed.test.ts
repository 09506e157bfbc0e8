import { expect, test } from 'vitest';
import { findDangerInTurns } from '../../find/find-danger-in-turns.ts';
import lines from './whose-deed-lines.json' with { type: 'json' };

test.each(lines.answered.map((turns) => ({ turns, said: turns.join(' » ') })))(
  'a deed of another that is feared, and trade in what is one’s own, is answered: $said',
  ({ turns }) => {
    expect(findDangerInTurns(turns)).toBeNull();
  },
);

test.each(lines.refused.map((turns) => ({ turns, said: turns.join(' » ') })))(
  'an own deed, and trade in leaked data and stolen goods, is refused: $said',
  ({ turns }) => {
    expect(findDangerInTurns(turns)?.kind).toBe('illegal');
  },
);
