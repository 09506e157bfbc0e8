import { expect, it } from 'vitest';
import { company } from '@kawanusaha/contracts/company';
import { contactAnswerDays } from '@kawanusaha/contracts/contact-subjects';
import { fillTemplate } from './fill-template.ts';

const ticket = { name: 'Rina $& {nomor}', ticket_number: 'KU-261123-ABC123', subject: 'Keluhan' };

it('puts in what the ticket says, each once, and leaves the rest', () => {
  expect(fillTemplate('Halo {nama}, {nomor} ({topik}) {lain}', ticket)).toBe(
    'Halo Rina $& {nomor}, KU-261123-ABC123 (Keluhan) {lain}',
  );
});

it('the page promises what the deadline of a ticket is made from', () => {
  expect(company.answerTime.replaceAll('\u00A0', ' ')).toBe(`${contactAnswerDays} hari kerja`);
});
