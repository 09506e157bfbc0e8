import { answerMaxLength } from '@kawanusaha/contracts/screening/screening-answers';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';

/** Id of the field that answers the question at this place. */
export const answerFieldId = (at: number): string => `lamar-jawaban-${at}`;

type Props = {
  questions: readonly string[];
  /** Answers by question. */
  answers: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  onChange: (question: string, answer: string) => void;
};

/** The owner's questions, each with a field for the answer. */
export function AnswerFields({ questions, answers, problems, onChange }: Props) {
  return questions.map((question, at) => (
    <Field key={question} id={answerFieldId(at)} label={question} required error={problems[question]}>
      <Textarea
        rows={3}
        maxLength={answerMaxLength}
        value={answers[question] ?? ''}
        onChange={(event) => onChange(question, event.target.value)}
      />
    </Field>
  ));
}
