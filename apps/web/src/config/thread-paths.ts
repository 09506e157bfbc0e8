/** Addresses of conversations, apart from the table of every address: only pages of members need them. */
export const threadPaths = {
  list: '/pesan',
  thread: (id: string) => `/pesan/${id}`,
  /** Finds or makes the conversation about an application or with a business contact. */
  open: (kind: 'lamaran' | 'relasi', id: string) => `/pesan/${kind}/${id}`,
} as const;
