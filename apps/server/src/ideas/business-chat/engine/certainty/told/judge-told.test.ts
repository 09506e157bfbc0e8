import { expect, test } from 'vitest';
import { answerConversation, answerTurn } from '../../answer-conversation.ts';
import { start, type State } from '../../chat-reply.ts';
import { findEntry } from '../../../knowledge/knowledge-base.ts';
import { readQuestion } from '../../read-question.ts';
import { judgeTold } from './judge-told.ts';
import { readToldSigns, toldNames } from './read-told-signs.ts';

const stateAfter = (text: string): State => answerTurn(text, start, []).state;

const likelihoodOf = (ids: readonly string[], said: string, text: string): number =>
  judgeTold(
    ids.flatMap((id) => findEntry(id) ?? []),
    readQuestion(text),
    stateAfter(said),
  );

test('an entry that is asked for is likelier than one of another subject', () => {
  const said = 'cara daftar NIB buat jualan kue';
  const text = 'biaya bikin NIB berapa?';
  expect(likelihoodOf(['nib-biaya'], said, text)).toBeGreaterThan(likelihoodOf(['les-tarif'], said, text));
});

test('figures, the answer of before and something else speak against an answer', () => {
  const entry = findEntry('qris-biaya');
  const told = entry === undefined ? [] : [entry];
  const before = stateAfter('qris kena potongan berapa');
  const of = (text: string, outside = 0): Record<string, number> =>
    Object.fromEntries(
      readToldSigns(told, readQuestion(text), before, () => outside).map((sign, at) => [
        toldNames[at] ?? '',
        sign,
      ]),
    );
  expect(of('kalau 250rb kena berapa?')).toMatchObject({ figures: 1, again: 1, afterAnswer: 1 });
  expect(of('potongannya berapa?')).toMatchObject({ figures: 0 });
  expect(of('potongannya berapa?', 0.9)['outside']).toBe(0.9);
});

test('what is unlikely to be meant is offered, not told', () => {
  const { answered, offers } = answerConversation([
    'qris kena potongan brp persen',
    'kalau aku pindah domisili ke pulau lain gimana dong',
  ]);
  expect(answered).toBe(false);
  expect(offers.length).toBeGreaterThan(0);
});
