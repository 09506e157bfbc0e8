/** Rules of the questions that an owner asks with a listing, and of the answers to them (issue: teams, screening). */
import * as z from 'zod/mini';
import { findRefusedTopic } from './find-refused-topic.ts';
import { questionMaxLength, questionsMax } from './question-limits.ts';
import { refusedTopicMessages } from './question-words.ts';

const questionSchema = z.string().check(
  z.trim(),
  z.maxLength(questionMaxLength, `Maksimal ${questionMaxLength} karakter`),
  z.check((payload) => {
    const topic = findRefusedTopic(payload.value);
    if (topic === null) return;
    payload.issues.push({ code: 'custom', message: refusedTopicMessages[topic], input: payload.value });
  }),
);

/** The questions of a listing. In: what the fields hold. Out: each once, trimmed, without what was left empty. */
export const questionsSchema = z.pipe(
  z.array(questionSchema).check(z.maxLength(questionsMax, `Maksimal ${questionsMax} pertanyaan`)),
  z.transform((questions: string[]) =>
    questions.filter(
      (question, at) =>
        question !== '' &&
        questions.findIndex((other) => other.toLowerCase() === question.toLowerCase()) === at,
    ),
  ),
);
