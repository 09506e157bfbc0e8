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

/** Asks before a contact is deleted. */
export function DeleteContactDialog({ contact, ...told }: Props) {
  return <DeleteListingDialog listing={contact} texts={contactMessages} remove={deleteContact} {...told} />;
}
