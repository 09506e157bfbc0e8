import type { Idea } from '../idea.ts';
import { noProposalData, proposalDataSchema } from '../proposal/proposal-data.ts';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(1_000));

export const validationPlanSchema = z.object({
  /** Five questions about the past, one for each thing that has to be known. */
  questions: z.array(z.object({ question: text, notes: text, isDone: z.boolean() })).check(z.maxLength(10)),
  /** What is sold before it exists. */
  test: text,
  /** When the idea goes on, and when it stops. */
  threshold: text,
  /** Team and lecturer for P2MW and PKM-K; the owner's alone, never behind a link. What cannot be read costs no interview. */
  // oxlint-disable-next-line promise/valid-params -- zod's catch, no promise
  proposal: z.optional(z.catch(proposalDataSchema, noProposalData)),
});
export type ValidationPlan = z.infer<typeof validationPlanSchema>;

/** Five interview questions about past behaviour, one pre-sale, one threshold, worded for this idea. */
export function draftValidationPlan(idea: Idea): ValidationPlan {
  const wares = idea.product ?? `sesuatu seperti ${idea.businessName}`;
  const unit = idea.unit;
  const wanted = Math.max(3, Math.ceil(idea.assumptions.unitsPerDay / 2));
  const questions = [
    `Kapan terakhir kali Anda membeli atau memakai ${wares}? Ceritakan dari awal sampai selesai.`,
    'Berapa yang Anda bayar waktu itu, dan apa yang membuat harganya terasa pas atau mahal?',
    'Apa yang paling menyebalkan dari cara yang Anda pakai sekarang?',
    'Apa saja yang sudah Anda coba untuk mengatasinya? Mengapa berhenti?',
    'Siapa lagi yang ikut memutuskan, dan di mana biasanya Anda mencari?',
  ];
  return {
    questions: questions.map((question) => ({ question, notes: '', isDone: false })),
    test: `Tawarkan ${wanted} ${unit} dengan bayar di muka kepada sepuluh orang dari: ${idea.targetMarket}. Jangan membuat apa pun sebelum ada yang membayar.`,
    threshold: `Lanjut bila minimal ${wanted} ${unit} dibayar dalam tujuh hari. Ubah bila kurang dari separuhnya. Berhenti bila tidak ada yang membayar dan tiga dari lima orang tidak punya masalah itu.`,
  };
}
