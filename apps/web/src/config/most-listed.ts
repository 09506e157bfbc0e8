/** How far the lists of the desk go, and count exactly (`supabase/schemas/desk-lists.sql`). */
export const mostListed = 10_000;

/** How far the events around a person and the queue of reviews go, and count exactly (`people.sql` and `reviews.sql` there). */
export const mostEventsOrReviews = 1_000;

/** How many of a person's latest reports and decisions are counted beside a review (`private.review_history`). */
export const mostHistory = 100;
