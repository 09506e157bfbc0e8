import { invitePerson } from '#features/matching/api/invite-person.ts';
import type { SendInvitation } from '#features/matching/send-invitation.ts';

/**
 * How an invitation gets into a conversation: begun with its first line. What sends the line is fetched before anything is begun, since
 * the database counts a conversation that was begun; a line that is refused then waits in it.
 */
export const sendInvitation: SendInvitation = async (projectId, personId, body) => {
  const { replyInThread } = await import('#features/conversations/api/reply-in-thread.ts');
  const invitation = await invitePerson(projectId, personId);
  if ('refusal' in invitation) return invitation;
  return { ...invitation, isSent: await replyInThread(invitation.threadId, body) };
};
