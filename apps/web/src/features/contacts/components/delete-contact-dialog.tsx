import { DeleteListingDialog } from '#components/delete-listing-dialog.tsx';
import { deleteContact } from '../api/delete-contact.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages } from '../messages.ts';

type Props = {
  /** The contact in question; null keeps the dialog closed. */
  contact: ContactRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a contact is deleted (spec §6). */
export function DeleteContactDialog({ contact, ...rest }: Props) {
  const listing = contact === null ? null : { id: contact.id, name: contact.name, ownerId: contact.user_id };
  return <DeleteListingDialog listing={listing} words={contactMessages} remove={deleteContact} {...rest} />;
}
