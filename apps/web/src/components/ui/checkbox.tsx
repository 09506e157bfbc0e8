import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
};

/** A native checkbox whose whole line can be tapped. */
export function Checkbox({ label, help, error, className, id, ...props }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const describedBy = [error && `${controlId}-error`, help && `${controlId}-help`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={controlId} className="choice">
        <input
          id={controlId}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          {...props}
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
      {help ? (
        <p id={`${controlId}-help`} className="text-sm text-muted-foreground">
          {help}
        </p>
      ) : null}
    </div>
  );
}
