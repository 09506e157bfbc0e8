import { parseFigure } from '@kawanusaha/contracts/finance/parse-figure';
import type { IdeaRequest } from '@kawanusaha/contracts/idea';
import { ideaFieldMaxLength, workModes } from '@kawanusaha/contracts/idea-limits';
import { ChevronDown, Sparkles } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { type FormErrorItem, FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { toast } from '#components/ui/toast.ts';
import { readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import { capitalHelp, capitalProblem } from '../capital-words.ts';
import { checkIdeaRequest, type WrittenRequest } from '../check-idea-request.ts';
import { ideaMessages } from '../messages.ts';
import { WordChips } from './word-chips.tsx';

const skillWords = [
  'Memasak',
  'Desain',
  'Menulis',
  'Mengajar',
  'Berjualan',
  'Fotografi',
  'Coding',
  'Menjahit',
];
const interestWords = [
  'Kuliner',
  'Fashion',
  'Teknologi',
  'Pendidikan',
  'Lingkungan',
  'Olahraga',
  'Kecantikan',
  'Wisata',
];
const capitalWords = ['Tidak ada', '300 ribu', '500 ribu', '1 juta', '2 juta', '5 juta'];

type Values = {
  skills: string;
  interests: string;
  capital: string;
  city: string;
  mode: string;
  hours: string;
};

/** How the summary of errors names the fields. */
const labels: Readonly<Record<string, string>> = {
  skills: 'Keahlian',
  interests: 'Minat',
  capital: 'Modal',
  city: 'Kota',
  hours: 'Jam per minggu',
};

/** Hours a week may stay empty, which counts as 0: not said. */
const hoursRule = { min: 0, max: 100 };

function toValues(request: IdeaRequest | null): Values {
  return {
    skills: request?.skills ?? '',
    interests: request?.interests ?? '',
    capital: request?.capital ?? '',
    city: request?.city ?? '',
    mode: request?.mode ?? 'Bebas',
    hours: request?.hoursPerWeek?.toString() ?? '',
  };
}

function toRequest(values: Values): WrittenRequest {
  const hours = parseFigure(values.hours, hoursRule);
  return {
    skills: values.skills,
    interests: values.interests,
    capital: values.capital || null,
    city: values.city || null,
    mode: workModes.find((mode) => mode === values.mode) ?? null,
    hoursPerWeek: hours.kind === 'figure' && hours.value > 0 ? hours.value : null,
  };
}

const addWord = (text: string, word: string) =>
  text.trim() === '' ? word : `${text.trim().replace(/,$/, '')}, ${word}`;

/** What is typed stays across a reload, also one in the middle of generating. */
const draftKey = 'ide-bisnis';

type IdeaFormProps = { request: IdeaRequest | null; onSubmit: (request: IdeaRequest) => void };

/** Input of the idea generator (spec §5): skills and interests required, the rest optional. What was typed stays. */
export function IdeaForm({ request, onSubmit }: IdeaFormProps) {
  const [values, setValues] = useState(() => toValues(request));
  const [errors, setErrors] = useState<Partial<Record<keyof Values, string>>>({});
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    const draft = readDraft(draftKey);
    setValues((current) => {
      const typed = Object.entries(draft).filter(
        ([name, value]) => Object.hasOwn(current, name) && typeof value === 'string',
      );
      return { ...current, ...Object.fromEntries(typed) };
    });
  }, []);
  const set = (name: keyof Values) => (value: string) => {
    setValues((current) => {
      const next = { ...current, [name]: value };
      writeDraft(draftKey, next);
      return next;
    });
    setErrors((current) => ({ ...current, [name]: undefined }));
  };

  const hours = parseFigure(values.hours, hoursRule);
  const figureProblems = {
    capital: capitalProblem(values.capital),
    hours: hours.kind === 'problem' ? hours.message : undefined,
  };
  const hasFigureProblem = Object.values(figureProblems).some((problem) => problem !== undefined);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A field in error cannot take the focus while it is folded away.
    for (const folded of event.currentTarget.querySelectorAll('details'))
      folded.open ||= folded.querySelector('[aria-invalid="true"]') !== null;
    setSubmitCount((count) => count + 1);
    const checked = checkIdeaRequest(toRequest(values));
    if ('request' in checked && !hasFigureProblem) return onSubmit(checked.request);
    setErrors('problems' in checked ? checked.problems : {});
    if ('problems' in checked) toast.error(ideaMessages.incompleteTitle, ideaMessages.incompleteText);
  };

  const summary: FormErrorItem[] = Object.entries({ ...errors, ...figureProblems }).flatMap(
    ([name, message]) =>
      message ? [{ fieldId: `idea-${name}`, message: `${labels[name] ?? name}: ${message}` }] : [],
  );
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-6">
      <NoScriptNote />
      <FormErrorSummary errors={summary} submitCount={submitCount} />
      <Field
        id="idea-skills"
        label="Apa keahlian Anda?"
        required
        error={errors.skills}
        help="Tulis bebas, pisahkan dengan koma."
      >
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={ideaFieldMaxLength}
          placeholder="Misalnya: memasak, desain Canva, mengajar matematika"
          value={values.skills}
          onChange={(event) => set('skills')(event.target.value)}
        />
      </Field>
      <WordChips
        label="Tambahkan keahlian"
        words={skillWords}
        text={values.skills}
        onAdd={(word) => set('skills')(addWord(values.skills, word))}
      />
      <Field id="idea-interests" label="Apa minat Anda?" required error={errors.interests}>
        <Textarea
          rows={2}
          className="min-h-20"
          maxLength={ideaFieldMaxLength}
          placeholder="Misalnya: kuliner, lingkungan, K-pop"
          value={values.interests}
          onChange={(event) => set('interests')(event.target.value)}
        />
      </Field>
      <WordChips
        label="Tambahkan minat"
        words={interestWords}
        text={values.interests}
        onAdd={(word) => set('interests')(addWord(values.interests, word))}
      />
      <Field
        id="idea-capital"
        label="Berapa modal Anda?"
        help={capitalHelp(values.capital)}
        error={figureProblems.capital ?? errors.capital}
      >
        <Input
          maxLength={100}
          placeholder="Misalnya: 500rb"
          value={values.capital}
          onChange={(event) => set('capital')(event.target.value)}
        />
      </Field>
      <WordChips label="Pilih modal" words={capitalWords} text={values.capital} onAdd={set('capital')} />
      <details className="group rounded-md border border-border bg-card px-4">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
          <span>
            Kota, cara kerja, dan waktu <span className="font-normal text-muted-foreground">(opsional)</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pb-4 sm:grid-cols-3">
          <Field label="Kota">
            <Input
              maxLength={40}
              placeholder="Bandung"
              value={values.city}
              onChange={(event) => set('city')(event.target.value)}
            />
          </Field>
          <Field label="Cara kerja">
            <NativeSelect value={values.mode} onChange={(event) => set('mode')(event.target.value)}>
              {workModes.map((mode) => (
                <option key={mode}>{mode}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field id="idea-hours" label="Jam per minggu" error={figureProblems.hours}>
            <Input
              inputMode="numeric"
              maxLength={20}
              placeholder="12"
              value={values.hours}
              onChange={(event) => set('hours')(event.target.value)}
            />
          </Field>
        </div>
      </details>
      <Button type="submit" size="lg" className="w-full sm:w-auto sm:self-start">
        <Sparkles aria-hidden />
        Buat Ide Bisnis
      </Button>
    </form>
  );
}
