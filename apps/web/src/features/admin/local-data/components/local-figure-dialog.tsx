import { localKinds, type LocalKind } from '@kawanusaha/contracts/local-figure';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { adminKeys } from '../../api/admin-keys.ts';
import { listLocalData, type LocalRow } from '../api/list-local-data.ts';
import { draftOf, readDraft } from '../local-draft.ts';
import { LocalValueFields } from './local-value-fields.tsx';
import { saveLocalFigure } from '../api/save-local-figure.ts';
import { understandWord } from '../api/understand-word.ts';

type Props = {
  kind: LocalKind;
  row: LocalRow | null;
  rows: readonly LocalRow[];
  today: string;
  onClose: () => void;
};

function conceptOf({ brought, kept }: LocalRow): string {
  const value = kept?.value ?? brought?.value;
  return typeof value === 'object' && value !== null && 'concept' in value ? String(value.concept) : '';
}

/** Keeps a figure with its date and source, or changes one that is kept; without a row a season or a speciality is added. */
export function LocalFigureDialog({ kind, row, rows, today, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(row, today));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const places = useQuery({
    queryKey: adminKeys.localData('minimum_wage'),
    queryFn: () => listLocalData('minimum_wage'),
    enabled: kind === 'season' || kind === 'speciality',
  });
  const provinces = (places.data ?? []).map(({ key }) => key).toSorted();
  const concepts = kind === 'season' ? [...new Set(rows.map(conceptOf))].toSorted() : [];
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));

  /** The concept of a speciality, and the key of a new row; null when a field has to be mended. */
  const nameOf = async (): Promise<{ key: string; concept: string } | null> => {
    if (row !== null) return { key: row.key, concept: conceptOf(row) };
    if (kind === 'season') return { key: `musim-${crypto.randomUUID()}`, concept: '' };
    if (draft.province === '' || draft.word.trim().length < 2) {
      setErrors({
        ...(draft.province === '' ? { province: 'Pilih provinsinya' } : {}),
        ...(draft.word.trim().length < 2 ? { word: 'Tulis namanya' } : {}),
      });
      return null;
    }
    const known = await understandWord(draft.word.trim());
    if ('problem' in known) {
      setErrors({ word: known.problem });
      return null;
    }
    return { key: `${draft.province}:${known.concept}`, concept: known.concept };
  };
  const { run, isPending } = useOperation(
    async () => {
      const named = await nameOf();
      if (named === null) return false;
      const read = readDraft(kind, draft, named.concept, today);
      setErrors(read.errors ?? {});
      return read.errors === null && saveLocalFigure(kind, named.key, read.value, read.source);
    },
    { done: (isDone) => (isDone ? onClose() : undefined) },
  );
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  const name = localKinds.find((one) => one.kind === kind)?.name ?? '';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{row === null ? `Tambah: ${name}` : `Ubah ${row.label}`}</DialogTitle>
          <DialogDescription>{name}. Isi hanya yang tertulis di sumbernya.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
          <LocalValueFields
            {...{ kind, draft, errors, provinces, concepts }}
            isNew={row === null}
            unit={row?.unit ?? ''}
            onChange={set}
          />
          <Field label="Nama sumber" required error={errors['source_name']}>
            <Input
              maxLength={200}
              value={draft.sourceName}
              onChange={(event) => set({ sourceName: event.target.value })}
            />
          </Field>
          <Field label="Tautan sumber" required error={errors['source_url']}>
            <Input
              type="url"
              inputMode="url"
              maxLength={500}
              placeholder="https://"
              value={draft.sourceUrl}
              onChange={(event) => set({ sourceUrl: event.target.value })}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Tanggal data" required error={errors['as_of']}>
              <Input
                type="date"
                max={today}
                value={draft.asOf}
                onChange={(event) => set({ asOf: event.target.value })}
              />
            </Field>
            <Field label="Berlaku sampai" error={errors['holds_until']}>
              <Input
                type="date"
                value={draft.holdsUntil}
                onChange={(event) => set({ holdsUntil: event.target.value })}
              />
            </Field>
          </div>
          <div>
            <Button type="submit" loading={isPending}>
              Simpan
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
