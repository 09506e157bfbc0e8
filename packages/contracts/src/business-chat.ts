import * as z from 'zod/mini';

export const chatModes = ['konsultasi', 'chatbot'] as const;
export type ChatMode = (typeof chatModes)[number];

export const longestQuestion = 1_000;
export const longestAnswer = 6_000;
/** The last messages that are sent along; older ones are forgotten. */
export const maxChatMessages = 20;

/** Body of `business-chat`: the conversation, ending in the person's question. */
export const businessChatRequestSchema = z.object({
  mode: z.enum(chatModes),
  /** A saved idea of the caller that the conversation is about. */
  idea_id: z.optional(z.nullable(z.uuid())),
  messages: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestAnswer)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(maxChatMessages),
      z.refine((messages) => messages.at(-1)?.role === 'user'),
      z.refine((messages) => (messages.at(-1)?.content.length ?? 0) <= longestQuestion),
    ),
  /** What question and answer are called in the person's account; the server stores both under these ids. */
  turn: z.optional(z.object({ question_id: z.uuid(), answer_id: z.uuid(), asked_at: z.iso.datetime() })),
});
export type BusinessChatRequest = z.infer<typeof businessChatRequestSchema>;

/** Where an answer comes from. */
export type ChatSource = {
  title: string;
  source: string;
  /** Where it is to be read: an address, or a page of this site. */
  url?: string | undefined;
  /** The day on which that page was read; null where none was. */
  checked?: string | null | undefined;
};
