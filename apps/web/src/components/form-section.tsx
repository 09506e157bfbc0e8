import type { ReactNode } from 'react';

type Props = { step: number; title: string; description?: string | undefined; children: ReactNode };

/** A named step of a long form. */
export function FormSection({ step, title, description, children }: Props) {
  return (
    <fieldset className="rounded-lg border border-border bg-card p-5 sm:p-6">
      <legend className="sr-only">
        Langkah {step}: {title}
      </legend>
      <div aria-hidden className="mb-5 flex items-start gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-bold text-primary-soft-foreground">
          {step}
        </span>
        <div className="min-w-0">
          <p className="text-lg leading-8 font-bold">{title}</p>
          {description ? <p className="text-sm text-muted-foreground">{description}</p> : null}
        </div>
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}
