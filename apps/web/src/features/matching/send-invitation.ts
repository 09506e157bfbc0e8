/** What became of an invitation: its conversation, in which a line that was not sent waits; or why there is none, in words for the owner. */
type Outcome = { threadId: string; isSent: boolean } | { refusal: string };

/** Invites a person to a listing of the caller by a first line. Throws where the data API did not answer. */
export type SendInvitation = (projectId: string, personId: string, body: string) => Promise<Outcome>;
