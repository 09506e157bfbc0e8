import { expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import followUps from './followup-lines.json' with { type: 'json' };

/** All eighty take half a minute; a third of them tells as much at each run. */
const everyNth = 3;

const reply = (turns: readonly string[]) => answerConversation(turns);
const tells = ({ content }: { content: string }, must: readonly string[]): boolean =>
  must.every((group) => new RegExp(group, 'iu').test(content));

test('follow-ups are answered by the subject of before or by their own', { timeout: 60_000 }, () => {
  const asked = followUps.filter((_line, at) => at % everyNth === 0);
  const missed = asked.filter(({ turns, must }) => {
    const told = reply(turns);
    return !told.answered || !tells(told, must);
  });
  expect(missed.length / asked.length).toBeLessThanOrEqual(0.1);
});

test('what goes on with the subject of before is asked back about, not left unanswered', () => {
  const { answered, offers } = reply([
    'halal gratis itu gimana',
    'bakso ikan aku isinya ikan, tepung, garem. masuk ga',
  ]);
  expect(answered).toBe(false);
  expect(offers.map(({ question }) => question).join(' ')).toMatch(/halal/iu);
});

test.each([
  [['partnerku kabur bawa uang', 'resep ayam geprek yang enak apa']],
  [['cara bikin NIB', 'siapa juara piala dunia 2018']],
])('%s offers nothing of the subject of before', (turns) => {
  expect(reply(turns)).toMatchObject({ answered: false, offers: [] });
});
