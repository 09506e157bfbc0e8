/** A comment of a reader on a shared idea. */
export type IdeaComment = { id: string; author_name: string; body: string; created_at: string };
