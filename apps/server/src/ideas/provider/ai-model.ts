import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai';
import type { Settings } from '#settings.ts';

/** How a provider is asked for data, from the strictest to what every address knows. */
export const answerForms = ['json_schema', 'json_object', 'text'] as const;
export type AnswerForm = (typeof answerForms)[number];

/** The configured model behind any address that speaks the OpenAI protocol. What it thinks aloud (`<think>`) is left out. */
export function createAiModel(
  ai: NonNullable<Settings['ai']>,
  form: AnswerForm = 'json_schema',
): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: ai.baseUrl,
    supportsStructuredOutputs: form === 'json_schema',
    // An address that knows no forms may not know this either.
    includeUsage: form !== 'text',
    ...(ai.apiKey === null ? {} : { apiKey: ai.apiKey }),
  });
  return wrapLanguageModel({
    model: provider(ai.model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
