import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { extractReferralCode } from '@kawanusaha/contracts/referral-code';
import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetReferral, rememberReferral } from '../referral-memory.ts';

/**
 * Fills the referral code from `?ref=`, or from the code remembered within the last 30 days; what was typed stays.
 * In: the form and the raw value of `ref`. Out: a function that forgets the code after a registration.
 */
export function usePrefilledReferral(
  { getValues, setValue }: Pick<UseFormReturn<RegistrationInput>, 'getValues' | 'setValue'>,
  ref: string | null,
): () => void {
  useEffect(() => {
    const remembered = withLocalStorage((store) => rememberReferral(store, ref, Date.now())) ?? null;
    const fromAddress = extractReferralCode(ref ?? '');
    const typed = getValues('referral_code') || '';
    const code = fromAddress !== '' ? fromAddress : typed === '' ? remembered : null;
    if (code !== null) setValue('referral_code', code, { shouldDirty: true });
  }, [getValues, setValue, ref]);

  return useCallback(() => withLocalStorage(forgetReferral), []);
}

function withLocalStorage<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
