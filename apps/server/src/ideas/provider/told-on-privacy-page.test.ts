/** What goes to a provider is named at /privasi: a field that is added to a prompt fails here until the page names it. */
import { processors } from '@kawanusaha/contracts/processors';
import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import { expect, test } from 'vitest';
import { buildIdeaPrompt } from '#ideas/generate-business-idea/provider/prompt.ts';
import { buildInstructions } from '#ideas/business-chat/stream-provider-answer.ts';

const told = processors.find(({ name }) => name === 'Penyedia AI')?.data ?? '';

/** The words of the page for each field. */
const ideaFields: Readonly<Record<string, string>> = {
  keahlian: 'keahlian',
  minat: 'minat',
  modal: 'modal',
  kota: 'kota',
  cara_kerja: 'cara kerja',
  jam_per_minggu: 'jam per minggu',
  jangan_ulangi: 'ide yang sudah Anda lihat',
  pemahaman: 'yang kami baca darinya',
  daerah: 'data daerah',
  pengetahuan: 'isi pengetahuan kami',
};
const chatFields: Readonly<Record<string, string>> = {
  ide: 'judul dan isi ide tersebut',
  pemahaman: 'yang kami baca dari pertanyaan terakhir',
  data_daerah: 'data daerah',
  pengetahuan: 'isi pengetahuan kami',
};

const request: Required<
  Pick<IdeaRequest, 'skills' | 'interests' | 'capital' | 'city' | 'hoursPerWeek' | 'exclude'>
> = {
  skills: 'menjahit',
  interests: 'fashion',
  capital: '500rb',
  city: 'Solo',
  hoursPerWeek: 10,
  exclude: ['a'],
};

test('each field of the prompt for ideas', () => {
  const prompt = buildIdeaPrompt(request, {
    understood: [],
    region: null,
    knowledge: [],
    limits: { budget: null, unwanted: [], seen: [] },
  });
  expect(Object.keys(JSON.parse(prompt) as object).toSorted()).toEqual(Object.keys(ideaFields).toSorted());
  for (const words of Object.values(ideaFields)) expect(told).toContain(words);
});

test('each field of the instructions for the chat, and the conversation', () => {
  const instructions = buildInstructions({
    knowledge: [],
    idea: null,
    request: { mode: 'konsultasi', messages: [{ role: 'user', content: 'izin jualan kue' }] },
  });
  const data = instructions.slice(instructions.lastIndexOf('\nDATA: ') + '\nDATA: '.length);
  expect(Object.keys(JSON.parse(data) as object).toSorted()).toEqual(Object.keys(chatFields).toSorted());
  for (const words of [...Object.values(chatFields), 'percakapan itu']) expect(told).toContain(words);
});
