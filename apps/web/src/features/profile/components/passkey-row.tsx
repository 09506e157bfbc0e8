import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useFocusAfter } from '#lib/use-focus-after.ts';
import type { Passkey } from '../api/list-passkeys.ts';
import { renamePasskey } from '../api/rename-passkey.ts';
import { passkeyMessages } from '../messages.ts';

const maxNameLength = 60;

type PasskeyRowProps = {
  passkey: Passkey;
  isRemoving: boolean;
  onRenamed: () => Promise<unknown>;
  onRemove: () => void;
};

/** One passkey with its name, when it was used, and what may be done with it. */
export function PasskeyRow({ passkey, isRemoving, onRenamed, onRemove }: PasskeyRowProps) {
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
        <NameForm
          passkey={passkey}
          onDone={async (isChanged) => {
            if (isChanged) await onRenamed();
            setNaming(false);
          }}
        />
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

type NameFormProps = { passkey: Passkey; onDone: (isChanged: boolean) => Promise<void> };

/** It opens in place of the button that was pressed. */
function NameForm({ passkey, onDone }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const rename = useOperation(renamePasskey, {
    done: () => onDone(true),
    failed: passkeyMessages.renameFailed,
  });
  useEffect(() => {
    field.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = (field.current?.value ?? '').trim();
    if (name !== '') {
      void rename.run({ id: passkey.id, name });
      return;
    }
    rename.refuse({ field: 'name', title: passkeyMessages.nameMissing });
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3">
      <Field id={`nama-${passkey.id}`} label="Nama kunci sandi" required error={rename.failure?.title}>
        <Input ref={field} defaultValue={passkey.name} maxLength={maxNameLength} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={rename.isPending}>
          Simpan nama
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={() => void onDone(false)}>
          Batal
        </Button>
      </div>
    </form>
  );
}
