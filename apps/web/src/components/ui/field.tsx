import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { cn } from '#lib/cn.ts';
import { FieldContext } from './field-context.ts';
import { Label } from './label.tsx';

type FieldProps = {
  label: ReactNode;
  /** Id of the control; give one when a `FormErrorSummary` links to it. */
  id?: string | undefined;
  help?: ReactNode;
  /** Message of the failed rule, e.g. `errors.email?.message`. */
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** One `Input`, `Textarea` or `NativeSelect`. */
  children: ReactNode;
};

/** Label above, control, help and error under it, all tied together for screen readers. */
export function Field({ label, id, help, error, required = false, className, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const helpId = help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control = useMemo(
    () => ({
      id: controlId,
      'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': required ? (true as const) : undefined,
    }),
    [controlId, errorId, helpId, error, required],
  );
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={controlId}>
        {label}
        {required ? null : <span className="font-normal text-muted-foreground"> (opsional)</span>}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {help ? (
        <p id={helpId} className="text-sm text-muted-foreground">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** Error of one field: icon and words, never colour alone. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-destructive">
      <CircleAlert aria-hidden className="mt-[3px] size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
