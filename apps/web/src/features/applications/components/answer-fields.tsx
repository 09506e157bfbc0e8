import { answerMaxLength } from '@kawanusaha/contracts/screening/screening-answers';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';

type Props = {
  questions: readonly string[];
  /** The control of the answer at this place. */
  register: (at: number) => UseFormRegisterReturn;
  problemOf: (at: number) => string | undefined;
};

/** The owner's questions, each with a field for the answer. */
export function AnswerFields({ questions, register, problemOf }: Props) {
  return questions.map((question, at) => (
    <Field key={question} id={`lamar-jawaban-${at}`} label={question} required error={problemOf(at)}>
      <Textarea rows={3} maxLength={answerMaxLength} {...register(at)} />
    </Field>
  ));
}
