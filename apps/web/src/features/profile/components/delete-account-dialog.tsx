import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PasswordInput } from '#components/forms/password-input.tsx';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#components/ui/alert-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { deleteOwnAccount } from '../api/delete-own-account.ts';
import { profileMessages as messages } from '../messages.ts';

const passwordId = 'hapus-akun-password';

/** Asks twice before an account goes: what it takes along is named, and the password is demanded where there is one. */
export function DeleteAccountDialog({ hasPassword }: { hasPassword: boolean }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const outcome = await deleteOwnAccount(password).catch(() => 'failed' as const);
    setBusy(false);
    if (outcome === 'deleted') {
      toast.success(messages.accountDeleted);
      void navigate(paths.home, { replace: true });
    } else if (outcome === 'wrong_password') {
      setError(messages.currentPasswordWrong);
      focusField(passwordId);
    } else toast.error(outcome === 'is_admin' ? messages.adminStays : messages.deleteFailed);
  };

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setPassword('');
        setSure(false);
        setError('');
      }}
    >
      <AlertDialogTrigger className="btn btn-outline text-destructive">Hapus akun</AlertDialogTrigger>
      <AlertDialogContent>
        <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-5">
          <AlertDialogHeader>
            <AlertDialogTitle>Hapus akun Anda?</AlertDialogTitle>
            <AlertDialogDescription>
              Profil, proyek, lamaran, ide, coin, dan akses Premium Anda ikut terhapus. Tindakan ini tidak
              dapat dibatalkan. Unduh data Anda dulu bila masih perlu.
            </AlertDialogDescription>
          </AlertDialogHeader>
          {hasPassword ? (
            <Field id={passwordId} label="Password" required error={error || undefined}>
              <PasswordInput
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          ) : null}
          <Checkbox
            label="Saya mengerti, akun saya hilang selamanya"
            checked={isSure}
            onChange={(event) => setSure(event.target.checked)}
          />
          <AlertDialogFooter>
            <AlertDialogCancel />
            <Button
              type="submit"
              variant="destructive"
              loading={isBusy}
              disabled={!isSure || (hasPassword && password === '')}
            >
              {isBusy ? 'Menghapus...' : 'Hapus akun selamanya'}
            </Button>
          </AlertDialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
