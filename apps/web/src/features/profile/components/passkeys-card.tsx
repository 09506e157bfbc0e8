import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import type { Failure } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { nameDevice } from '#lib/device-name.ts';
import { readPasskeyProblem } from '#lib/session/passkey-problem.ts';
import { addPasskey } from '../api/add-passkey.ts';
import { listPasskeys, passkeysQueryKey, type Passkey } from '../api/list-passkeys.ts';
import { removePasskey } from '../api/remove-passkey.ts';
import { passkeyMessages } from '../messages.ts';
import { PasskeyRow } from './passkey-row.tsx';

/** Passkeys in section Keamanan: add, name, remove; away where the browser has none. */
export function PasskeysCard() {
  const passkeys = useQuery({ queryKey: passkeysQueryKey, queryFn: listPasskeys });
  const title = useRef<HTMLHeadingElement>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const refresh = () => passkeys.refetch();
  const add = useOperation(addPasskey, {
    done: () => toast.success(passkeyMessages.added, passkeyMessages.addedNext),
    failed: (error) => describe(error, passkeyMessages.addFailed),
    settled: refresh,
  });
  const remove = useOperation(removePasskey, {
    done: passkeyMessages.removed,
    failed: (error) => describe(error, passkeyMessages.removeFailed),
    settled: refresh,
  });
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
            onRetry={() => void refresh()}
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
                onRenamed={refresh}
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

function describe(error: unknown, otherwise: string): Failure | null {
  const problem = readPasskeyProblem(error);
  if (problem === 'cancelled') {
    // Closing the browser's own dialog is no error.
    toast.info(passkeyMessages.cancelled);
    return null;
  }
  return {
    title: problem === null || problem === 'unknown-passkey' ? otherwise : passkeyMessages.problems[problem],
  };
}
