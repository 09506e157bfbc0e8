import type { Idea } from '../idea.ts';
import type { ProposalData } from '../proposal/proposal-data.ts';

export type ValidationPlan = {
  /** Five questions about the past, one for each thing that has to be known. */
  questions: { question: string; notes: string; isDone: boolean }[];
  /** What is sold before it exists. */
  test: string;
  /** When the idea goes on, and when it stops. */
  threshold: string;
  /** Team and lecturer for P2MW and PKM-K; the owner's alone, never behind a link. */
  proposal?: ProposalData | undefined;
};

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
