import { expect, it } from 'vitest';
import { lazyResolver, rulesNotLoaded } from './lazy-resolver.ts';
import { listErrors, serverErrorType } from './list-errors.ts';

type Values = { email: string; password: string };

it('lists the messages in the order of the page and leaves out what a banner says', () => {
  const errors = {
    password: { type: 'custom', message: 'Password minimal 6 karakter' },
    email: { type: 'custom', message: 'Email tidak valid' },
  };
  expect(listErrors<Values>(errors, 'masuk', ['email', 'password'])).toEqual([
    { fieldId: 'masuk-email', message: 'Email tidak valid' },
    { fieldId: 'masuk-password', message: 'Password minimal 6 karakter' },
  ]);
  const fromServer = { email: { type: serverErrorType, message: 'Email sudah terdaftar.' } };
  expect(listErrors<Values>(fromServer, 'masuk', ['email'])).toEqual([]);
  const refused = { root: { type: serverErrorType, message: 'Gagal memperbarui profil' } };
  expect(listErrors<Values>(refused, 'masuk', ['email'])).toEqual([]);
});

it('names each entry of a list that has a message', () => {
  type Listing = { name: string; questions: string[] };
  const wrong = { type: 'custom', message: 'Coba tanyakan pengalamannya.' };
  expect(listErrors<Listing>({ questions: [undefined, wrong] }, 'proyek', ['name', 'questions'])).toEqual([
    { fieldId: 'proyek-questions-1', message: wrong.message },
  ]);
});

it('says that the rules did not load, and uses them once they do', async () => {
  let online = false;
  const resolver = lazyResolver<Values, unknown, Values>(async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return (values) => ({ values, errors: {} });
  });
  const values = { email: 'a@b.id', password: 'rahasia' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const failed = await resolver(values, undefined, options);
  expect(listErrors<Values>(failed.errors, 'masuk', ['email'])).toEqual([
    { fieldId: 'masuk-email', message: rulesNotLoaded },
  ]);
  online = true;
  expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
});
