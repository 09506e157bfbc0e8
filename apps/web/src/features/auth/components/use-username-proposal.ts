import type { RegistrationInput } from '@kawanusaha/contracts/account';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { proposeUsername } from '../propose-username.ts';

/** Two figures that stay the same while a person types a name. */
const makeFigures = () => String(10 + Math.floor(Math.random() * 90));

/** Proposes a username while the name is typed, until the person writes another. Out: what to call when the name changes. */
export function useUsernameProposal({
  getValues,
  setValue,
  clearErrors,
}: Pick<UseFormReturn<RegistrationInput>, 'getValues' | 'setValue' | 'clearErrors'>): () => void {
  const [figures] = useState(makeFigures);
  const [last, setLast] = useState('');
  return () => {
    const { nama_lengkap: name, username } = getValues();
    if (username && username !== last) return;
    const proposed = proposeUsername(name, figures);
    setValue('username', proposed, { shouldDirty: true });
    // What was missing when the form was sent is there now.
    if (proposed !== '') clearErrors('username');
    setLast(proposed);
  };
}
