import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Said when the rules of a form could not be fetched; nothing is sent unjudged. Chrome keeps a failed module for as long as the page is open. */
export const rulesNotLoaded =
  'Formulir belum selesai dimuat. Periksa koneksi internet Anda, lalu muat ulang halaman ini.';

/**
 * A resolver that arrives when something first has to be judged, so that a page shows before its rules are loaded.
 * In: what loads it. A failed load becomes an error of the form as a whole (`root`); the next judgement tries again, which helps where the browser does.
 */
export function lazyResolver<Values extends FieldValues, Context, Output>(
  load: () => Promise<Resolver<Values, Context, Output>>,
): Resolver<Values, Context, Output> {
  return async (values, context, options) => {
    let resolve: Resolver<Values, Context, Output>;
    try {
      resolve = await load();
    } catch {
      const errors: object = { root: { type: 'load', message: rulesNotLoaded } };
      return { values: {}, errors: errors as FieldErrors<Values> };
    }
    return resolve(values, context, options);
  };
}
