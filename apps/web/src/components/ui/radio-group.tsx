import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '#lib/cn.ts';
import { FieldError } from './field.tsx';

type RadioGroupProps = {
  /** The question, shown as the legend. */
  legend: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** `RadioGroupItem` elements that share one `name` (react-hook-form: the same `register`). */
  children: ReactNode;
};

/** A group of native radio buttons: arrow keys work without any script. */
export function RadioGroup({ legend, help, error, required = false, className, children }: RadioGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={cn('flex flex-col gap-2', className)}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      role="radiogroup"
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {help ? (
        <p id={`${id}-help`} className="text-sm text-muted-foreground">
          {help}
        </p>
      ) : null}
    </fieldset>
  );
}

type RadioGroupItemProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
};

/** One choice, drawn as a card that can be tapped anywhere. */
export function RadioGroupItem({ label, description, className, id, ...props }: RadioGroupItemProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <label htmlFor={controlId} className={cn('choice choice-card', className)}>
      <input id={controlId} type="radio" {...props} />
      <span>
        <span className="font-semibold">{label}</span>
        {description ? <span className="block text-sm text-muted-foreground">{description}</span> : null}
      </span>
    </label>
  );
}
