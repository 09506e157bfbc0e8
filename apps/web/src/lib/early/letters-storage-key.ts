/**
 * Says that this browser has had the web font. Where there are service workers, ours must still be there, too: both go when a visitor
 * clears what the site has stored, and the font with them.
 */
export const lettersStorageKey = 'kawanusaha_letters';
