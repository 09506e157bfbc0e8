import {
  type PermitKind,
  permitKinds,
  type PermitPlace,
  permitPlaces,
} from '@kawanusaha/contracts/record/permit-kinds';
import { listPermits } from '@kawanusaha/contracts/record/permits-step';
import { ExternalLink } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import type { StepToolProps } from '../step-tool.ts';

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ));

/** Step 10: the permits of this kind of business in this place, each with its official page. */
export function PermitsTool({ data, onChange }: StepToolProps<10>) {
  const setDone = (key: string, isThere: boolean) =>
    onChange({
      ...data,
      done: isThere ? [...data.done, key] : data.done.filter((other) => other !== key),
    });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field required label="Jenis usaha">
          <NativeSelect
            value={data.kind}
            onChange={(event) => onChange({ ...data, kind: event.target.value as PermitKind })}
          >
            {optionsOf(permitKinds)}
          </NativeSelect>
        </Field>
        <Field required label="Tempat">
          <NativeSelect
            value={data.place}
            onChange={(event) => onChange({ ...data, place: event.target.value as PermitPlace })}
          >
            {optionsOf(permitPlaces)}
          </NativeSelect>
        </Field>
      </div>
      <ol className="flex flex-col gap-3">
        {listPermits(data).map(({ key, label, why, url, isVoluntary }) => (
          <li key={key} className="card gap-1 p-4">
            <Checkbox
              label={<span className="font-semibold">{label}</span>}
              checked={data.done.includes(key)}
              onChange={(event) => setDone(key, event.target.checked)}
            />
            <p className="text-sm text-muted-foreground">{why}</p>
            <p className="flex flex-wrap items-center gap-3">
              {url === null ? null : (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link inline-flex min-h-11 items-center gap-1.5"
                >
                  <ExternalLink aria-hidden className="size-4" />
                  {new URL(url).hostname}
                  <span className="sr-only"> untuk {label} (membuka tab baru)</span>
                </a>
              )}
              {isVoluntary ? <Badge variant="outline">Sukarela di awal</Badge> : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted-foreground">
        Aturan daerah dapat berbeda. Periksa alamat resminya sebelum membayar apa pun.
      </p>
    </div>
  );
}
