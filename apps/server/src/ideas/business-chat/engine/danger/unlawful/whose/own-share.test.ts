import { expect, test } from 'vitest';
import { findDangerInTurns } from '../../find/find-danger-in-turns.ts';
import lines from './own-share-lines.json' with { type: 'json' };

const said = (all: readonly string[][]) => all.map((turns) => ({ turns, text: turns.join(' » ') }));

test.each(said(lines.refused))(
  'an own share in a deed, an own deed and a threat are refused: $text',
  ({ turns }) => {
    expect(findDangerInTurns(turns)?.kind).toBe('illegal');
  },
);

test.each(said(lines.answered))('what another does or a penalty alone is answered: $text', ({ turns }) => {
  expect(findDangerInTurns(turns)).toBeNull();
});

test.each(said(lines.cared))('who is hurt is heard, whatever they wish in anger: $text', ({ turns }) => {
  expect(findDangerInTurns(turns)?.kind).toMatch(/violence|crisis|distress/u);
});
