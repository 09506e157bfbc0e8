import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { useFocusAfter } from '#lib/use-focus-after.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The password in section Keamanan; the form opens on demand. */
export function ChangePasswordCard() {
  const [open, setOpen] = useState(false);
  const button = useFocusAfter<HTMLButtonElement>(open);
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <div>
          <CardTitle>Password</CardTitle>
          <CardDescription className="mt-1">Setelah diganti, perangkat lain otomatis keluar.</CardDescription>
        </div>
        {open ? null : (
          <Button ref={button} variant="outline" onClick={() => setOpen(true)}>
            Ganti Password
          </Button>
        )}
      </CardHeader>
      {open ? (
        <CardContent>
          <ChangePasswordForm onDone={() => setOpen(false)} />
        </CardContent>
      ) : null}
    </Card>
  );
}
