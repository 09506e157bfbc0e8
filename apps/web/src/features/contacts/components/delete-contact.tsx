import { DeleteListing } from '#components/delete-listing.tsx';
import { deleteContact } from '../api/delete-contact.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages } from '../messages.ts';

type Props = {
  /** The contact in question; null keeps the dialog closed. */
  contact: ContactRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a contact is deleted. */
export function DeleteContact({ contact, ...told }: Props) {
  return <DeleteListing listing={contact} texts={contactMessages} remove={deleteContact} {...told} />;
}
