import { expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { answerConversation } from '../answer-conversation.ts';

test('what another secretly does is said not to be known, and how it is found out is offered', () => {
  const reply = answerConversation(['si Rina partner gw itu sebenernya nilep uang kas ga sih?']);
  expect(reply).toMatchObject({ answered: false, content: messages.notOtherDeed });
  expect(reply.offers.map(({ question }) => question)).toContain(
    'Bagaimana mencegah partner memakai uang usaha diam-diam?',
  );
});

test('what is offered there can be taken', () => {
  const asked = 'si Rina partner gw itu sebenernya nilep uang kas ga sih?';
  const [offer] = answerConversation([asked]).offers;
  expect(answerConversation([asked, offer?.question ?? '']).answered).toBe(true);
});

test('where a way is asked beside it, that is answered after the note', () => {
  const { answered, content } = answerConversation([
    'partnerku sebenernya nilep uang kas ga sih? gimana cara ngecek uang kasnya',
  ]);
  expect(answered).toBe(true);
  expect(content.startsWith(messages.notOtherDeed)).toBe(true);
  expect(content.length).toBeGreaterThan(messages.notOtherDeed.length + 100);
});

test('what only reads like distress and asks for a cure is no cry for help', () => {
  const reply = answerConversation(['batuk berdahak udah seminggu minum apa ya']);
  expect(reply).toMatchObject({ answered: false, isCare: false, content: messages.notHealth });
});

test.each([
  'si Rina benci aku ga ya, aku pengen mati aja',
  'ibuku sakit, aku ga sanggup lagi, minum obat apa',
])('%s is answered with care', (text) => {
  expect(answerConversation([text]).isCare).toBe(true);
});

test('a way alone is answered without the note', () => {
  const { answered, content } = answerConversation(['gimana cara tau partner nilep uang kas']);
  expect(answered).toBe(true);
  expect(content).not.toContain(messages.notOtherDeed);
});

test('what may help is offered, also where none of it is sure', () => {
  const { content, offers } = answerConversation(['karyawan saya nyuri ga ya']);
  expect(content).toBe(messages.notOtherDeed);
  expect(offers.length).toBeGreaterThan(0);
});
