import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, type UseFormRegister } from 'react-hook-form';
import * as z from 'zod/mini';
import { Form } from '#components/forms/form.tsx';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#components/ui/alert-dialog.tsx';
import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';

type More = Readonly<Record<string, string>>;
type Values = More & { reason: string };

/** Further fields above the reason: what they begin with, and how they are shown. */
export type ReasonFields = {
  initial: More;
  show: (register: UseFormRegister<Values>) => ReactNode;
};

export type ReasonFormProps = {
  title: string;
  description: ReactNode;
  /** What the reason is for; it ends in the audit log or with the person concerned. */
  label?: string | undefined;
  help?: string | undefined;
  /** Prepared reasons to choose from; what is chosen can still be changed. */
  templates?: readonly { key: string; label: string; body: string }[] | undefined;
  /** Whether it can be done without a reason. */
  optional?: boolean | undefined;
  actionLabel: string;
  /** What stands above the reason. */
  children?: ReactNode;
  fields?: ReasonFields | undefined;
  variant?: ButtonVariant | undefined;
  /** Does it, with the reason and the further fields; true closes the dialog, false keeps what was typed. */
  onConfirm: (reason: string, more: More) => Promise<boolean>;
  onClose: () => void;
};

const minLength = 3;
const maxLength = 500;

function valuesSchema(label: string, optional: boolean) {
  const reason = z.string().check(z.trim());
  const needed = reason.check(z.minLength(minLength, `${label} wajib diisi`));
  return z.catchall(z.object({ reason: optional ? reason : needed }), z.string());
}

/** The dialog of `ReasonDialog`. */
export function ReasonForm({
  title,
  description,
  label = 'Alasan',
  help,
  templates = [],
  optional = false,
  actionLabel,
  children,
  fields,
  variant,
  onConfirm,
  onClose,
}: ReasonFormProps) {
  const form = useForm<Values>({
    resolver: zodResolver(valuesSchema(label, optional)),
    defaultValues: { reason: '', ...fields?.initial },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ reason, ...more }) => {
    if (await onConfirm(reason, more)) onClose();
  });
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent>
        <Form onSubmit={submit}>
          <AlertDialogHeader>
            <AlertDialogTitle>{title}</AlertDialogTitle>
            <AlertDialogDescription>{description}</AlertDialogDescription>
          </AlertDialogHeader>
          {children}
          {fields?.show(form.register)}
          {templates.length === 0 ? null : (
            <NativeSelect
              aria-label="Alasan siap pakai"
              value=""
              onChange={(event) => {
                const chosen = templates.find(({ key }) => key === event.target.value);
                if (chosen !== undefined) form.setValue('reason', chosen.body, { shouldValidate: true });
              }}
            >
              <option value="">Pakai alasan siap pakai...</option>
              {templates.map(({ key, label: name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
          <Field label={label} help={help} error={errors.reason?.message} required={!optional}>
            <Textarea rows={3} maxLength={maxLength} {...form.register('reason')} />
          </Field>
          <AlertDialogFooter>
            <AlertDialogCancel type="button" />
            <Button type="submit" variant={variant} loading={isSubmitting}>
              {isSubmitting ? 'Memproses...' : actionLabel}
            </Button>
          </AlertDialogFooter>
        </Form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
