import { draftValidationPlan } from '../../packages/contracts/src/planning/validation-plan.ts';
import { composePosts } from '../../packages/contracts/src/record/compose-posts.ts';
import { sampleRecord } from '../../packages/contracts/src/testing/sample-record.ts';
import { completePlan } from '../../apps/server/src/ideas/export-idea/plan.ts';
import { composeAnswer } from '../../apps/server/src/ideas/generate-business-idea/engine/compose/compose-answer.ts';

const siteUrl = 'https://kawanusaha.example';
const answer = composeAnswer(
  { skills: 'memasak, berjualan', interests: 'kuliner', capital: '2 juta', city: 'Makassar' },
  'dokumen',
);
if (answer.kind !== 'answer') throw new Error('the engine gives no idea to make the sample documents from');
const { alternatives: _alternatives, reading: _reading, ...idea } = answer.body;
const drafted = draftValidationPlan(idea);
const market = sampleRecord[3];
const basis = { title: idea.businessName, result: idea, plan: drafted };

const heard = [
  'Kemarin malam, sepulang kerja kelompok. Warung dekat kos sudah tutup, jadi berjalan lima belas menit ke minimarket dan membeli mi instan.',
  'Dua belas ribu. Terasa pas karena sudah dengan minum; yang lima belas ribu jarang dibeli.',
  'Antre lama, dan lauknya sering habis setelah pukul tujuh.',
  'Memasak sendiri di kos, berhenti karena kompor dipakai bersama.',
  'Teman sekamar ikut memutuskan; kami mencari di grup WhatsApp kos.',
];
const member = (name: string, studentNumber: string, program: string, task: string) => ({
  name,
  studentNumber,
  program,
  year: '2024',
  task,
});

/** A plan of the engine with all that a member can enter: interviews, a team, a lecturer, and the twelve steps. */
export const samplePlan = completePlan(
  {
    title: idea.businessName,
    result: idea,
    canvas: null,
    plan: {
      ...drafted,
      questions: drafted.questions.map((question, index) => ({
        ...question,
        notes: heard[index] ?? '',
        isDone: true,
      })),
      proposal: {
        members: [
          member('Rina Putri', 'H051241001', 'Gizi', 'Mengurus dapur dan menghitung HPP'),
          member('Budi Santoso', 'A031241017', 'Manajemen', 'Menjual, menjawab pesanan, dan membuat kiriman'),
          member('Sari Dewi Lestari', 'A031241044', 'Akuntansi', 'Mencatat uang dan menyusun laporan'),
        ],
        lecturer: { name: 'Dr. Ani Lestari, S.E., M.Si.', number: '0012345678' },
      },
    },
    record: { ...sampleRecord, 9: composePosts(basis, { name: sampleRecord[8], market }, '2026-11-24') },
    interviews: [
      {
        questions: drafted.questions.map(({ question }) => question),
        answers: [heard, ['Tadi malam di warung dekat kos', 'Sepuluh ribu', 'Antre', '', 'Grup kos']],
      },
    ],
  },
  'Rina Putri',
  'Universitas Hasanuddin',
  { program: 'Gizi', year: 2024 },
  siteUrl,
);

/** The same idea as it is on the day it was saved. */
export const freshPlan = completePlan(
  { title: idea.businessName, result: idea, canvas: null, plan: null },
  'Rina Putri',
  '',
  undefined,
  siteUrl,
);
