import { ListingFormScreen } from '#components/listing-form/listing-form-screen.tsx';
import { paths } from '#config/paths.ts';
import { createContact } from '../api/create-contact.ts';
import { getContactForEdit } from '../api/get-contact-for-edit.ts';
import { updateContact } from '../api/update-contact.ts';
import { contactValuesOf, newContactValues } from '../contact-form-values.ts';
import { contactMessages } from '../messages.ts';
import { ContactForm } from './contact-form.tsx';

/** /daftar-relasi, new and `?edit=` (spec §2). */
export function ContactFormScreen() {
  return (
    <ListingFormScreen
      texts={contactMessages}
      listPath={paths.relations}
      name="daftar-relasi"
      newValues={newContactValues}
      valuesOf={contactValuesOf}
      read={getContactForEdit}
      create={createContact}
      waiting={(userId, input) => ({
        what: `Relasi ${input.name}`,
        path: '/rest/v1/relasi_bisnis',
        body: { ...input, user_id: userId },
      })}
      update={updateContact}
    >
      {(props) => <ContactForm {...props} />}
    </ListingFormScreen>
  );
}
