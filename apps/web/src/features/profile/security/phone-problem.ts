import type { Failure } from '#lib/api/failure.ts';
import { phoneMessages } from '../messages.ts';

/** Why a phone was not verified, at the field that it concerns. In: the error of the call that sends or of the one that confirms. */
export function describePhoneProblem(error: unknown): Failure {
  const { code } = (error ?? {}) as { code?: unknown };
  switch (code) {
    case 'reauthentication_needed':
      return { field: 'password', title: phoneMessages.passwordNeeded };
    case 'current_password_invalid':
      return { field: 'password', title: phoneMessages.passwordWrong };
    case 'phone_exists':
      return { field: 'phone', title: phoneMessages.taken };
    case 'validation_failed':
      return { field: 'phone', title: phoneMessages.invalid };
    case 'phone_provider_disabled':
    case 'sms_send_failed':
      return { field: 'phone', title: phoneMessages.unsent };
    case 'over_sms_send_rate_limit':
    case 'over_request_rate_limit':
      return { field: 'phone', title: phoneMessages.tooMany };
    case 'otp_expired':
      return { field: 'code', title: phoneMessages.codeWrong };
    default:
      return { title: phoneMessages.failed };
  }
}
