import { type FormEvent, type ReactNode, useState } from 'react';
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
import { useOperation } from '#lib/api/use-operation.ts';

type ReasonDialogProps = {
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
  /** Further fields above the reason. */
  children?: ReactNode;
  variant?: ButtonVariant | undefined;
  /** Does it; true closes the dialog, false keeps what was typed. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

const minLength = 3;
const maxLength = 500;

/** Asks before something that leaves a trace, and asks why. Mount it when it is needed. */
export function ReasonDialog({
  title,
  description,
  label = 'Alasan',
  help,
  templates = [],
  optional = false,
  actionLabel,
  children,
  variant,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const { run, isPending, failure, refuse } = useOperation(onConfirm, {
    done: (isDone) => (isDone ? onClose() : undefined),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!optional && reason.trim().length < minLength)
      return refuse({ field: 'reason', title: `${label} wajib diisi` });
    void run(reason.trim());
  };
  return (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialogContent>
        <form onSubmit={handleSubmit} className="flex flex-col gap-4" noValidate>
          <AlertDialogHeader>
            <AlertDialogTitle>{title}</AlertDialogTitle>
            <AlertDialogDescription>{description}</AlertDialogDescription>
          </AlertDialogHeader>
          {children}
          {templates.length === 0 ? null : (
            <NativeSelect
              aria-label="Alasan siap pakai"
              value=""
              onChange={(event) =>
                setReason(templates.find(({ key }) => key === event.target.value)?.body ?? reason)
              }
            >
              <option value="">Pakai alasan siap pakai...</option>
              {templates.map(({ key, label: name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
          <Field label={label} help={help} error={failure?.title} required={!optional}>
            <Textarea
              rows={3}
              maxLength={maxLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <AlertDialogFooter>
            <AlertDialogCancel type="button" />
            <Button type="submit" variant={variant} loading={isPending}>
              {isPending ? 'Memproses...' : actionLabel}
            </Button>
          </AlertDialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
