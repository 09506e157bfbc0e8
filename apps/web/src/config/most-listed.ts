/** How far the lists of the desk go, and count exactly (`supabase/schemas/desk-lists.sql`). */
export const mostListed = 10_000;
