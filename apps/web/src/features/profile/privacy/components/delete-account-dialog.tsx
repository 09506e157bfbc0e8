import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Form } from '#components/forms/form.tsx';
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
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { deletionSchema, useDeleteOwnAccount } from '../api/delete-own-account.ts';
import { profileMessages as messages } from '../../messages.ts';

/** Asks twice before an account goes: what it takes along is named, and the password is demanded where there is one. */
export function DeleteAccountDialog({ hasPassword }: { hasPassword: boolean }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const form = useOperationForm({
    resolver: zodResolver(deletionSchema),
    defaultValues: { password: '', isSure: false },
  });
  const [password, isSure] = useWatch({ control: form.control, name: ['password', 'isSure'] });
  const { run, isPending } = useDeleteOwnAccount({
    done: () => {
      toast.success(messages.accountDeleted);
      void navigate(paths.home, { replace: true });
    },
    refused: form.refused,
  });

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        form.reset();
      }}
    >
      <AlertDialogTrigger className="btn btn-outline text-destructive">Hapus akun</AlertDialogTrigger>
      <AlertDialogContent>
        <Form onSubmit={form.sendBy(run)}>
          <AlertDialogHeader>
            <AlertDialogTitle>Hapus akun Anda?</AlertDialogTitle>
            <AlertDialogDescription>
              Profil, proyek, lamaran, ide, coin, dan akses Premium Anda ikut terhapus. Tindakan ini tidak
              dapat dibatalkan. Unduh data Anda dulu bila masih perlu.
            </AlertDialogDescription>
          </AlertDialogHeader>
          {hasPassword ? (
            <Field
              id="hapus-akun-password"
              label="Password"
              required
              error={form.formState.errors.password?.message}
            >
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
          ) : null}
          <Checkbox label="Saya mengerti, akun saya hilang selamanya" {...form.register('isSure')} />
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
        </Form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
