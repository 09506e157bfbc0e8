import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useFocusAfter } from '#lib/use-focus-after.ts';
import type { Passkey } from '../api/list-passkeys.ts';
import { passkeyNameMaxLength, passkeyNameSchema, useRenamePasskey } from '../api/rename-passkey.ts';
import { passkeyMessages } from '../../messages.ts';

type PasskeyRowProps = {
  passkey: Passkey;
  isRemoving: boolean;
  onRemove: () => void;
};

/** One passkey with its name, when it was used, and what may be done with it. */
export function PasskeyRow({ passkey, isRemoving, onRemove }: PasskeyRowProps) {
  const [isNaming, setNaming] = useState(false);
  const button = useFocusAfter<HTMLButtonElement>(isNaming);
  const name = passkey.name === '' ? passkeyMessages.unnamed : passkey.name;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted-foreground">
          {passkey.lastUsedAt === null
            ? `Ditambahkan ${formatTableDateTime(passkey.createdAt)}, belum pernah dipakai`
            : `Terakhir dipakai ${formatTableDateTime(passkey.lastUsedAt)}`}
        </p>
      </div>
      {isNaming ? (
        <NameForm passkey={passkey} onDone={() => setNaming(false)} />
      ) : (
        <div className="flex gap-2">
          <Button
            ref={button}
            variant="ghost"
            size="sm"
            onClick={() => setNaming(true)}
            aria-label={`Ganti nama ${name}`}
          >
            Ganti nama
          </Button>
          <Button
            variant="ghost"
            size="sm"
            loading={isRemoving}
            onClick={onRemove}
            aria-label={`Hapus ${name}`}
          >
            Hapus
          </Button>
        </div>
      )}
    </li>
  );
}

type NameFormProps = { passkey: Passkey; onDone: () => void };

/** It opens in place of the button that was pressed. */
function NameForm({ passkey: { id, name }, onDone }: NameFormProps) {
  const form = useOperationForm({ resolver: zodResolver(passkeyNameSchema), defaultValues: { name } });
  const { setFocus } = form;
  const rename = useRenamePasskey(id, onDone);
  useEffect(() => {
    setFocus('name');
  }, [setFocus]);
  return (
    <Form onSubmit={form.sendBy(rename.run)} className="grid w-full gap-3">
      <Field id={`nama-${id}`} label="Nama kunci sandi" required error={form.formState.errors.name?.message}>
        <Input maxLength={passkeyNameMaxLength} autoComplete="off" {...form.register('name')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={rename.isPending}>
          Simpan nama
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={onDone}>
          Batal
        </Button>
      </div>
    </Form>
  );
}
