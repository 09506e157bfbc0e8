import { invitePerson } from '#features/matching/api/invite-person.ts';
import type { SendInvitation } from '#features/matching/send-invitation.ts';

/** How an invitation gets into a conversation: it is begun with its first line, so that none is counted that says nothing. */
export const sendInvitation: SendInvitation = async (projectId, personId, body) => {
  const invitation = await invitePerson(projectId, personId);
  if ('refusal' in invitation) return invitation;
  const { replyInThread } = await import('#features/conversations/api/reply-in-thread.ts');
  return { ...invitation, isSent: await replyInThread(invitation.threadId, body) };
};
