import type { FunctionContext } from '#define-function.ts';

/** Whether the caller is a Premium member, as the database knows it; a visitor never is. */
export async function hasPremium({
  caller,
  deps,
}: Pick<FunctionContext, 'caller' | 'deps'>): Promise<boolean> {
  if (caller.userId === null) return false;
  const [row] = await deps.database.owner<{ premium: boolean }[]>`
    select private.has_premium(${caller.userId}) as premium`;
  return row?.premium ?? false;
}
