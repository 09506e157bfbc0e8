import { shorten } from '#lib/shorten.ts';
import type { ContactRow } from './contact-row.ts';

const maxLength = 160;

/** A line about a contact for search results and shared links, at most 160 characters. */
export function describeContact(contact: ContactRow): string {
  const place = contact.city === null ? '' : ` di ${contact.city}`;
  return shorten(`${contact.name}, ${contact.main_skill}${place}. ${contact.experience}`, maxLength);
}
