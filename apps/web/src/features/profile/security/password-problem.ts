import type { ChangePasswordInput } from '@kawanusaha/contracts/account';
import type { Failure } from '#lib/api/failure.ts';
import { profileMessages } from '../messages.ts';

/** The password that was typed as the current one is not. */
export class WrongCurrentPassword extends Error {
  override name = 'WrongCurrentPassword';
}

type PasswordFailure = Failure & { field: keyof ChangePasswordInput };

/** Why the password was not changed, at the field that it concerns. In: the error that the call gave or threw. */
export function describePasswordProblem(error: unknown): PasswordFailure {
  const { code, reasons } = (error ?? {}) as { code?: unknown; reasons?: unknown };
  if (error instanceof WrongCurrentPassword)
    return { field: 'current', title: profileMessages.currentPasswordWrong };
  if (code === 'same_password') return { field: 'password', title: profileMessages.samePassword };
  if (code === 'weak_password' || Array.isArray(reasons))
    return { field: 'password', title: profileMessages.easyPassword };
  return { field: 'password', title: profileMessages.passwordFailed };
}
