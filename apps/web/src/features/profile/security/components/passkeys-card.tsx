import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { nameDevice } from '#lib/device-name.ts';
import { useAddPasskey } from '../api/add-passkey.ts';
import { type Passkey, usePasskeys } from '../api/list-passkeys.ts';
import { useRemovePasskey } from '../api/remove-passkey.ts';
import { passkeyMessages } from '../../messages.ts';
import { PasskeyRow } from './passkey-row.tsx';

/** Passkeys in section Keamanan: add, name, remove; away where the browser has none. */
export function PasskeysCard() {
  const passkeys = usePasskeys();
  const title = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const list = passkeys.data ?? [];

  return (
    <Card className="if-passkeys">
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <CardTitle ref={title} tabIndex={-1}>
            Kunci sandi (passkey)
          </CardTitle>
          <CardDescription className="mt-1">{passkeyMessages.intro}</CardDescription>
        </div>
        {passkeys.isSuccess ? (
          <Button
            variant="outline"
            loading={add.isPending}
            onClick={() => void add.run(nameDevice(navigator.userAgent).name)}
          >
            Tambah Kunci Sandi
          </Button>
        ) : null}
      </CardHeader>
      <CardContent className="grid gap-4">
        {passkeys.isPending ? (
          <>
            <LoadingMessage>Memuat kunci sandi</LoadingMessage>
            <Skeleton className="h-14 w-full" />
          </>
        ) : null}
        {passkeys.isError ? (
          <ErrorState
            title={passkeyMessages.listFailed}
            onRetry={() => void passkeys.refetch()}
            retrying={passkeys.isFetching}
          />
        ) : null}
        {passkeys.isSuccess && list.length === 0 ? (
          <p className="text-muted-foreground">{passkeyMessages.none}</p>
        ) : null}
        {list.length === 0 ? null : (
          <ul className="grid divide-y divide-border">
            {list.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isRemoving={remove.input === passkey.id}
                onRemove={() => setRemoving(passkey)}
              />
            ))}
          </ul>
        )}
      </CardContent>
      {removing === null ? null : (
        <ConfirmDialog
          title={`Hapus kunci sandi ${removing.name}?`}
          description={passkeyMessages.removeMeans}
          actionLabel="Hapus"
          onConfirm={() => {
            void remove.run(removing.id);
            // Its row goes, and the button in it.
            title.current?.focus();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  );
}
