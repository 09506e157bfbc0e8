import * as z from 'zod/mini';
import { countAnswers, type InterviewRound, summariseAnswers } from './interview-answers.ts';
import { type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

export const mostQuestions = 7;

/** Step 2: what buyers are asked, and what was heard most often. The answers lie with the link that collects them. */
export const interviewStepSchema = z.object({
  questions: z.array(stepText(200)).check(z.maxLength(mostQuestions)),
  insight: stepText(600),
});
export type InterviewStep = z.infer<typeof interviewStepSchema>;

/** A first filling: the questions of the idea's plan of interviews. */
export const draftInterviewStep = ({ plan }: StepBasis): InterviewStep => ({
  questions: plan.questions.map(({ question }) => question.slice(0, 200)).slice(0, mostQuestions),
  insight: '',
});

/** Whether it is said what was learned. */
export const isInterviewStepDone = ({ insight }: InterviewStep): boolean => insight.trim() !== '';

const heardRows = (round: InterviewRound): string[][] =>
  summariseAnswers(round).map(({ question, count, words, examples }) => [
    question,
    String(count),
    words.map((item) => `${item.word} (${item.count})`).join(', '),
    examples[0] ?? '',
  ]);

/** What was heard behind the links, as a table; nothing where no user answered. */
export function reportAnswers(rounds: readonly InterviewRound[]): StepBlock[] {
  const answered = rounds.filter(({ answers }) => answers.length > 0);
  if (answered.length === 0) return [];
  return [
    {
      kind: 'table',
      label: `Jawaban lewat tautan, ${countAnswers(answered)} orang tanpa nama`,
      head: ['Pertanyaan', 'Menjawab', 'Kata yang berulang', 'Contoh jawaban'],
      rows: answered.flatMap(heardRows),
    },
  ];
}

/** The step as documents say it. */
export const reportInterviewStep = (step: InterviewStep, { interviews = [] }: StepBasis): StepBlock[] => [
  ...textBlock(
    'Pertanyaan',
    step.questions
      .filter((question) => question.trim() !== '')
      .map((question, index) => `${index + 1}. ${question}`)
      .join('\n'),
  ),
  ...reportAnswers(interviews),
  ...textBlock('Yang paling sering didengar', step.insight),
];
