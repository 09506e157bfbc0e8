import {
  localSourceSchema,
  localValueSchemas,
  type LocalKind,
  type LocalSource,
  type SeasonValue,
} from '@kawanusaha/contracts/local-figure';
import type { Json } from '@kawanusaha/contracts/database';
import { parseFigure, type FigureRule } from '@kawanusaha/contracts/finance/parse-figure';
import * as z from 'zod/mini';
import { conceptOf, type LocalRow } from './api/list-local-data.ts';
import { localMessages } from './local-messages.ts';

/** What stands in the form of a figure, as it is typed. */
export type LocalDraft = {
  readonly figure: string;
  readonly label: string;
  readonly concept: string;
  readonly from: string;
  readonly to: string;
  readonly provinces: readonly string[];
  readonly note: string;
  readonly province: string;
  readonly word: string;
  readonly holds: boolean;
  readonly as_of: string;
  readonly holds_until: string;
  readonly source_name: string;
  readonly source_url: string;
};

const figureOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return '';
  if ('rupiah' in value) return String(value.rupiah);
  if ('number' in value) return String(value.number).replace('.', ',');
  return 'level' in value ? String(value.level).replace('.', ',') : '';
};

/** What the form of a row begins with: what an admin keeps, else what the product brings along, without its source. */
export function draftOf(row: LocalRow | null, today: string): LocalDraft {
  const value = row?.kept?.value ?? row?.brought?.value;
  const season = (value ?? {}) as Partial<SeasonValue>;
  return {
    figure: figureOf(value),
    label: season.label ?? '',
    concept: season.concept ?? '',
    from: season.from ?? '',
    to: season.to ?? '',
    provinces: season.provinces ?? [],
    note: season.note ?? '',
    province: '',
    word: '',
    holds: (value as { holds?: boolean } | undefined)?.holds ?? true,
    as_of: row?.kept?.as_of ?? today,
    holds_until: row?.kept?.holds_until ?? '',
    source_name: row?.kept?.source_name ?? '',
    source_url: row?.kept?.source_url ?? '',
  };
}

const money = { min: 1, max: 100_000_000, isMoney: true };
const figureRules = {
  minimum_wage: money,
  staple_price: money,
  price_level: { min: 0.5, max: 3, decimals: 2 },
  rate: { min: 0, max: 10_000_000_000, decimals: 2 },
} as const satisfies Partial<Record<LocalKind, FigureRule>>;

const names = {
  minimum_wage: 'rupiah',
  staple_price: 'rupiah',
  price_level: 'level',
  rate: 'number',
} as const;

const valueOf = (kind: LocalKind, draft: LocalDraft, concept: string): unknown => {
  switch (kind) {
    case 'minimum_wage':
    case 'staple_price':
    case 'rate':
    case 'price_level': {
      const parsed = parseFigure(draft.figure, figureRules[kind]);
      return {
        [names[kind]]: parsed.kind === 'figure' ? parsed.value : null,
      };
    }
    case 'season':
      return {
        concept: draft.concept,
        label: draft.label.trim(),
        from: draft.from,
        to: draft.to,
        provinces: [...draft.provinces],
        note: draft.note.trim(),
      };
    case 'speciality':
      return { concept, holds: draft.holds };
  }
};

const figureProblem = (kind: LocalKind, draft: LocalDraft): string | null => {
  if (kind === 'season' || kind === 'speciality') return null;
  const parsed = parseFigure(draft.figure, figureRules[kind]);
  return parsed.kind === 'problem' ? parsed.message : null;
};

export type ReadDraft =
  | { readonly value: Json; readonly source: LocalSource; readonly errors: null }
  | { readonly errors: Readonly<Record<string, string>> };

/**
 * The value and source that a form says, or what is wrong by field.
 * @param concept what a speciality is about
 */
export function readDraft(kind: LocalKind, draft: LocalDraft, concept: string, today: string): ReadDraft {
  const value = localValueSchemas[kind].safeParse(valueOf(kind, draft, concept));
  const source = localSourceSchema.safeParse({
    as_of: draft.as_of,
    holds_until: draft.holds_until === '' ? null : draft.holds_until,
    source_name: draft.source_name,
    source_url: draft.source_url,
  });
  const errors: Record<string, string> = {};
  for (const { path, message } of [...(value.error?.issues ?? []), ...(source.error?.issues ?? [])]) {
    errors[String(path[0])] ??= message;
  }
  const problem = figureProblem(kind, draft);
  if (problem !== null) errors['figure'] = problem;
  if (draft.as_of > today) errors['as_of'] = localMessages.dayNeeded;
  if (kind === 'season' && draft.concept === '') errors['concept'] = 'Pilih musim ini tentang apa';
  if (draft.holds_until !== '' && draft.holds_until < draft.as_of)
    errors['holds_until'] = 'Tidak boleh sebelum tanggal data';
  if (Object.keys(errors).length > 0 || !value.success || !source.success) return { errors };
  return { value: value.data as Json, source: source.data, errors: null };
}

/** Stands for the concept of a new speciality, which is looked up when the form is sent. */
const lookedUpLater = 'belum-dicari';

function problemsOfName({ province, word }: LocalDraft): Record<string, string> {
  return {
    ...(province === '' && { province: 'Pilih provinsinya' }),
    ...(word.trim().length < 2 && { word: 'Tulis namanya' }),
  };
}

/** The rules of the form; without a row a season or a speciality is added. */
export function localDraftSchema(kind: LocalKind, row: LocalRow | null, today: string) {
  return z.custom<LocalDraft>().check(({ value: draft, issues }) => {
    const { errors } = readDraft(kind, draft, row === null ? lookedUpLater : conceptOf(row), today);
    const ofName = kind === 'speciality' && row === null ? problemsOfName(draft) : {};
    for (const [field, message] of Object.entries({ ...errors, ...ofName }))
      issues.push({ code: 'custom', input: draft, path: [field], message });
  });
}
