import { labelLines, longestName, nameChecks } from '@kawanusaha/contracts/record/name-step';
import { judgeName } from '@kawanusaha/contracts/record/judge-name';
import { CircleCheck, ExternalLink, TriangleAlert } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import type { StepToolProps } from '../step-tool.ts';
import { SimilarListings } from './similar-listings.tsx';
import { TextField } from './text-field.tsx';

const brandSearch = 'https://pdki-indonesia.dgip.go.id/';

/** The list with one key more, or without it. */
const toggled = <Key extends string>(keys: readonly Key[], key: Key): Key[] =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];

/** Step 8: a name with its length, sound and neighbours, what to check, and what the label says. */
export function NameTool({ basis, data, onChange }: StepToolProps<8>) {
  return (
    <div className="flex flex-col gap-6">
      <TextField
        label="Nama usaha"
        maxLength={longestName}
        value={data.name}
        onChange={(name) => onChange({ ...data, name })}
      />
      <div className="card gap-3 p-5">
        <ul className="flex flex-col gap-2" aria-live="polite">
          {judgeName(data.name).map(({ isGood, text }) => (
            <li key={text} className="flex gap-3">
              {isGood ? (
                <CircleCheck aria-label="Baik:" className="mt-0.5 size-5 shrink-0 text-success" />
              ) : (
                <TriangleAlert aria-label="Perhatikan:" className="mt-0.5 size-5 shrink-0 text-warning" />
              )}
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <SimilarListings name={data.name} />
      </div>
      <TextField
        label="Kalimat pengenal"
        maxLength={120}
        value={data.tagline}
        onChange={(tagline) => onChange({ ...data, tagline })}
      />
      <section aria-labelledby="periksa-judul" className="flex flex-col gap-1">
        <h2 id="periksa-judul" className="text-xl font-bold">
          Periksa dulu
        </h2>
        <Button asChild variant="outline" className="my-2 self-start">
          <a href={brandSearch} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden />
            Cari di pangkalan data DJKI
            <span className="sr-only"> (membuka tab baru)</span>
          </a>
        </Button>
        {nameChecks.map(([key, label]) => (
          <Checkbox
            key={key}
            label={label}
            checked={data.checked.includes(key)}
            onChange={() => onChange({ ...data, checked: toggled(data.checked, key) })}
          />
        ))}
      </section>
      <section aria-labelledby="label-judul" className="flex flex-col gap-1">
        <h2 id="label-judul" className="text-xl font-bold">
          Isi label
        </h2>
        {labelLines(basis.result).map(([key, label]) => (
          <Checkbox
            key={key}
            label={label}
            checked={data.labelReady.includes(key)}
            onChange={() => onChange({ ...data, labelReady: toggled(data.labelReady, key) })}
          />
        ))}
      </section>
    </div>
  );
}
