import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Settings } from '#settings.ts';

/** The configured model behind any address that speaks the OpenAI protocol. */
export function createAiModel(ai: NonNullable<Settings['ai']>): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: ai.baseUrl,
    supportsStructuredOutputs: true,
    ...(ai.apiKey === null ? {} : { apiKey: ai.apiKey }),
  });
  return provider(ai.model);
}
