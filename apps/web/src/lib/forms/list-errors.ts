import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Type of an error that the server reported: a banner above the form says it already, so the summary leaves it out. */
export const serverErrorType = 'server';

/**
 * Lists the errors of a form for its summary.
 * In: the errors, the prefix of the controls' ids (`<prefix>-<field>`), and the fields in their order on the page.
 * Out: one entry for each field that has a message (of a list, each entry, `<prefix>-<field>-<place>`), after the error of the form as a whole where there is one.
 */
export function listErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  idPrefix: string,
  order: readonly (keyof Values & string)[],
): { fieldId: string; message: string }[] {
  const { root } = errors;
  const whole = root?.type === serverErrorType ? undefined : root?.message;
  const first = typeof whole === 'string' ? [{ fieldId: `${idPrefix}-${order[0]}`, message: whole }] : [];
  const each = order.flatMap((field) => {
    const found: unknown = errors[field];
    if (Array.isArray(found)) return listEntries(found, `${idPrefix}-${field}`);
    const { message, type } = errors[field] ?? {};
    if (type === serverErrorType) return [];
    return typeof message === 'string' && message !== ''
      ? [{ fieldId: `${idPrefix}-${field}`, message }]
      : [];
  });
  return [...first, ...each];
}

/** The entries of a list that have a message, each with the id of its control (`<list>-<place>`). */
function listEntries(entries: readonly unknown[], id: string): { fieldId: string; message: string }[] {
  return entries.flatMap((entry, at) => {
    const { message } = (entry ?? {}) as { message?: unknown };
    return typeof message === 'string' && message !== '' ? [{ fieldId: `${id}-${at}`, message }] : [];
  });
}
