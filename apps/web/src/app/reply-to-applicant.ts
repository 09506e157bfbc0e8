import type { Replies } from '#features/applications/replies.ts';

/** How an owner's reply gets into the conversation of an application; its code comes with the first reply. */
export const repliesToApplicants: Replies = {
  open: async (applicationId) => {
    const { openThread } = await import('#features/conversations/api/open-thread.ts');
    return openThread('application', applicationId);
  },
  send: async (threadId, body) => {
    const { replyInThread } = await import('#features/conversations/api/reply-in-thread.ts');
    return replyInThread(threadId, body);
  },
};
