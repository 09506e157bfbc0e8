/** Rules of the account forms; loaded apart from the forms, because they weigh as much as the rest of the page. */
import { zodResolver } from '@hookform/resolvers/zod';
import {
  forgotPasswordInputSchema,
  loginInputSchema,
  oneTimeCodeInputSchema,
  recoveredPasswordInputSchema,
  registrationInputSchema,
  resetPasswordInputSchema,
} from '@kawanusaha/contracts/account';

export const loginResolver = zodResolver(loginInputSchema);
export const registrationResolver = zodResolver(registrationInputSchema);
export const forgotPasswordResolver = zodResolver(forgotPasswordInputSchema);
export const resetPasswordResolver = zodResolver(resetPasswordInputSchema);
export const recoveredPasswordResolver = zodResolver(recoveredPasswordInputSchema);
export const oneTimeCodeResolver = zodResolver(oneTimeCodeInputSchema);
