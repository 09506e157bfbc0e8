import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { wasTypedEarly } from '../early/was-typed-early.ts';
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts';

type DraftForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'watch' | 'setValue' | 'getValues'>;

/**
 * Keeps what was typed in a form across a reload or an expired session, in this tab only (session storage).
 * In: the form, a key that names it, and the fields that must never be stored (passwords, codes).
 * Out: a function that forgets the draft, to be called once the form was accepted.
 */
export function useFormDraft<Values extends FieldValues>(
  form: DraftForm<Values>,
  key: string,
  omit: readonly Path<Values>[] = [],
): () => void {
  const { watch, setValue, getValues } = form;
  const omitted = useRef(omit);

  useEffect(() => {
    const draft = readDraft(key);
    for (const [name, value] of Object.entries(draft)) {
      const path = name as Path<Values>;
      const begunWith = getValues(path) as unknown;
      // What is typed before the page is alive is newer than the draft, and what a form begins with newer than an empty one.
      if (
        omitted.current.includes(path) ||
        wasTypedEarly(name) ||
        (typeof begunWith === 'string' && begunWith !== '' && value === '')
      )
        continue;
      setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      selectIfEntered(name);
    }
    const subscription = watch((values) => {
      const kept = Object.entries(values).filter(([name]) => !omitted.current.includes(name as Path<Values>));
      writeDraft(key, Object.fromEntries(kept));
    });
    return () => subscription.unsubscribe();
  }, [key, watch, setValue, getValues]);

  return useCallback(() => clearDraft(key), [key]);
}

/** Who entered an empty field before its draft came back means to type it: selected, the draft gives way to the first letter. */
function selectIfEntered(name: string): void {
  const entered = document.activeElement;
  if (entered instanceof HTMLInputElement && entered.name === name) entered.select();
}
