import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { ValidationPlan } from '@kawanusaha/contracts/planning/validation-plan';

type ValidationEditorProps = { plan: ValidationPlan; onChange: (plan: ValidationPlan) => void };

/** Five interviews, one pre-sale, one threshold: what is asked, what was heard, what decides. */
export function ValidationEditor({ plan, onChange }: ValidationEditorProps) {
  const setQuestion = (index: number, change: Partial<ValidationPlan['questions'][number]>) =>
    onChange({
      ...plan,
      questions: plan.questions.map((item, at) => (at === index ? { ...item, ...change } : item)),
    });
  const done = plan.questions.filter(({ isDone }) => isDone).length;
  return (
    <div className="flex max-w-reading flex-col gap-5">
      <p className="text-muted-foreground">
        Tanyakan lima hal ini kepada lima orang. Dengarkan kejadian nyata, jangan menjelaskan ide Anda. {done}{' '}
        dari {plan.questions.length} pertanyaan terjawab.
      </p>
      <ol className="flex flex-col gap-4">
        {plan.questions.map((item, index) => (
          <li key={index} className="card gap-3 p-4">
            <Field required label={`Pertanyaan ${index + 1}`}>
              <Textarea
                className="min-h-16"
                maxLength={1_000}
                value={item.question}
                onChange={(event) => setQuestion(index, { question: event.target.value })}
              />
            </Field>
            <Field label="Yang Anda dengar">
              <Textarea
                className="min-h-20"
                maxLength={1_000}
                placeholder="Tulis kata-kata mereka apa adanya"
                value={item.notes}
                onChange={(event) => setQuestion(index, { notes: event.target.value })}
              />
            </Field>
            <Checkbox
              label="Sudah terjawab"
              checked={item.isDone}
              onChange={(event) => setQuestion(index, { isDone: event.target.checked })}
            />
          </li>
        ))}
      </ol>
      <Field required label="Uji pra-penjualan">
        <Textarea
          className="min-h-24"
          maxLength={1_000}
          value={plan.test}
          onChange={(event) => onChange({ ...plan, test: event.target.value })}
        />
      </Field>
      <Field
        required
        label="Batas lanjut, ubah, atau berhenti"
        help="Tetapkan sebelum menguji, agar hasilnya tidak ditawar."
      >
        <Textarea
          className="min-h-24"
          maxLength={1_000}
          value={plan.threshold}
          onChange={(event) => onChange({ ...plan, threshold: event.target.value })}
        />
      </Field>
    </div>
  );
}
