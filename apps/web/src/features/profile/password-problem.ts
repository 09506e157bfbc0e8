import type { ChangePasswordInput } from '@kawanusaha/contracts/account';
import { WrongCurrentPassword } from './api/change-password.ts';
import { profileMessages } from './messages.ts';

/**
 * Puts a refused change of the password into words.
 * In: the error that the call gave or threw. Out: the text and the field that shows it.
 */
export function describePasswordProblem(error: unknown): {
  message: string;
  field: keyof ChangePasswordInput;
} {
  const { code, reasons } = (error ?? {}) as { code?: unknown; reasons?: unknown };
  if (error instanceof WrongCurrentPassword) {
    return { message: profileMessages.currentPasswordWrong, field: 'current' };
  }
  if (code === 'same_password') return { message: profileMessages.samePassword, field: 'password' };
  if (code === 'weak_password' || Array.isArray(reasons)) {
    return { message: profileMessages.easyPassword, field: 'password' };
  }
  return { message: profileMessages.passwordFailed, field: 'password' };
}
