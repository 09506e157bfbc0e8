import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { useTotpFactor } from '#lib/session/get-totp-factor.ts';
import { useFocusAfter } from '#lib/use-focus-after.ts';
import { useRemoveTotp } from '../api/remove-totp.ts';
import { TwoStepSetup } from './two-step-setup.tsx';

/** It opens in place of the button that was pressed. */
const takeFocus = (setup: HTMLDivElement | null) => setup?.focus({ preventScroll: true });

/** Two-step verification in section Keamanan: state, set-up, and switching it off. */
export function TwoStepCard() {
  const factor = useTotpFactor();
  const [isSettingUp, setSettingUp] = useState(false);
  const title = useFocusAfter<HTMLHeadingElement>(isSettingUp);
  const remove = useRemoveTotp();
  const active = factor.data ?? null;

  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <CardTitle ref={title} tabIndex={-1} className="flex flex-wrap items-center gap-2">
            Verifikasi dua langkah
            {factor.isSuccess ? (
              <Badge variant={active === null ? 'secondary' : 'success'}>
                {active === null ? 'Belum aktif' : 'Aktif'}
              </Badge>
            ) : null}
          </CardTitle>
          <CardDescription className="mt-1">
            Selain password, masuk juga perlu kode dari aplikasi di ponsel Anda.
          </CardDescription>
        </div>
        {factor.isSuccess && active === null && !isSettingUp ? (
          <Button variant="outline" onClick={() => setSettingUp(true)}>
            Aktifkan
          </Button>
        ) : null}
        {active === null ? null : (
          <RemoveButton busy={remove.isPending} onConfirm={() => void remove.run(active.id)} />
        )}
      </CardHeader>
      {isSettingUp ? (
        <CardContent ref={takeFocus} tabIndex={-1}>
          <TwoStepSetup onDone={() => setSettingUp(false)} onCancel={() => setSettingUp(false)} />
        </CardContent>
      ) : null}
    </Card>
  );
}

function RemoveButton({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" loading={busy} onClick={() => setAsking(true)}>
        Matikan
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Matikan verifikasi dua langkah?"
        description="Setelah ini, siapa pun yang tahu password Anda bisa masuk tanpa kode."
        actionLabel="Matikan"
        variant="primary"
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
