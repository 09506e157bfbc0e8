import { APICallError } from 'ai';

/** Why a provider gave nothing that can be used. */
export type ProviderFailure = 'refused' | 'busy' | 'unreadable' | 'unfit' | 'failed';

const tooMany = 429;

/** What an error of a provider means for the person who waits. */
export const whyFailed = (error: unknown): ProviderFailure =>
  APICallError.isInstance(error) && error.statusCode === tooMany ? 'busy' : 'failed';
