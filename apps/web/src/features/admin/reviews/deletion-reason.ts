type Deletion = { reason: string | null; owner_id: string; deleted_by: string | null };

/**
 * Why something was deleted, in words.
 * In: the reason where one was given, whose it was, and who deleted it (null once that account is gone).
 */
export function deletionReason({ reason, owner_id: owner, deleted_by: by }: Deletion): string {
  if (reason !== null) return reason;
  if (by === null) return 'Tanpa alasan';
  return by === owner ? 'Dihapus pemiliknya' : 'Dihapus admin tanpa alasan';
}
