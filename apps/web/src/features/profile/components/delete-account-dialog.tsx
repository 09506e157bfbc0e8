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
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
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
  const { run, isPending, failure, refuse } = useOperation(
    async () => {
      const outcome = await deleteOwnAccount(password);
      if (outcome === 'wrong_password') {
        focusField(passwordId);
        throw new Refusal({ field: 'password', title: messages.currentPasswordWrong });
      }
      if (outcome === 'is_admin') throw new Refusal({ title: messages.adminStays });
      if (outcome === 'failed') throw new Refusal({ title: messages.deleteFailed });
    },
    {
      done: () => {
        toast.success(messages.accountDeleted);
        void navigate(paths.home, { replace: true });
      },
      failed: messages.deleteFailed,
    },
  );

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setPassword('');
        setSure(false);
        refuse(null);
      }}
    >
      <AlertDialogTrigger className="btn btn-outline text-destructive">Hapus akun</AlertDialogTrigger>
      <AlertDialogContent>
        <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
          <AlertDialogHeader>
            <AlertDialogTitle>Hapus akun Anda?</AlertDialogTitle>
            <AlertDialogDescription>
              Profil, proyek, lamaran, ide, coin, dan akses Premium Anda ikut terhapus. Tindakan ini tidak
              dapat dibatalkan. Unduh data Anda dulu bila masih perlu.
            </AlertDialogDescription>
          </AlertDialogHeader>
          {hasPassword ? (
            <Field id={passwordId} label="Password" required error={failure?.title}>
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
              loading={isPending}
              disabled={!isSure || (hasPassword && password === '')}
            >
              {isPending ? 'Menghapus...' : 'Hapus akun selamanya'}
            </Button>
          </AlertDialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
