import type { ContactInput } from '@kawanusaha/contracts/contact';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Preconditioned } from '#components/preconditioned.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { waitForConnection, waitingTexts } from '#lib/offline/wait-for-connection.ts';
import { usePreconditions } from '#lib/profile/use-preconditions.ts';
import { readAtOpening } from '#lib/read-at-opening.ts';
import { getContactForEdit } from '../api/get-contact-for-edit.ts';
import { createContact, updateContact } from '../api/save-contact.ts';
import { contactValuesOf, newContactValues } from '../contact-form-values.ts';
import { contactMessages as messages } from '../messages.ts';
import { ContactForm } from './contact-form.tsx';

/** /daftar-relasi, new and `?edit=` (spec §2). */
export function ContactFormScreen() {
  const [params] = useSearchParams();
  const editId = params.get('edit');
  return (
    <Page size="reading">
      <PageHeader
        title={editId === null ? messages.newTitle : messages.editTitle}
        description={
          editId === null
            ? 'Gratis. Biarkan orang yang membutuhkan keahlian Anda menemukan Anda.'
            : 'Perubahan langsung tampil di direktori.'
        }
        breadcrumb={[
          { label: messages.title, to: paths.relations },
          { label: editId === null ? messages.register : messages.editTitle },
        ]}
      />
      <div className="flex flex-col gap-5">
        <SafetyNotice />
        {editId === null ? <NewContact /> : <EditContact key={editId} id={editId} />}
      </div>
    </Page>
  );
}

function NewContact() {
  const navigate = useNavigate();
  const preconditions = usePreconditions();

  // The same for each try of this form, so that one that arrives twice is one.
  const [key] = useState(() => crypto.randomUUID());
  const handleSave = async (input: ContactInput) => {
    const { userId } = preconditions;
    if (userId === null) throw new Error('not logged in');
    try {
      await createContact(userId, input, key);
    } catch (error) {
      const what = `Relasi ${input.name}`;
      const body = { ...input, user_id: userId };
      if (
        !wasAnswered(error) &&
        (await waitForConnection({ key, what, path: '/rest/v1/relasi_bisnis', body }))
      ) {
        toast.info(...waitingTexts);
        void navigate(paths.relations);
        return;
      }
      toast.error(messages.createFailed, describeSaveFailure(error, messages.saveError));
      throw error;
    }
    toast.success(messages.created);
    void navigate(paths.relations);
  };

  return (
    <Preconditioned preconditions={preconditions}>
      <ContactForm
        // A form that has begun keeps its values: what the profile tells begins it.
        key={preconditions.profile === null ? 'unknown' : 'known'}
        values={newContactValues(preconditions.profile)}
        isEdit={false}
        draftKey="daftar-relasi"
        preconditions={preconditions}
        onSave={handleSave}
      />
    </Preconditioned>
  );
}

function EditContact({ id }: { id: string }) {
  const navigate = useNavigate();
  const preconditions = usePreconditions();
  const { userId } = preconditions;
  const loaded = useQuery({
    ...readAtOpening(['contact-for-edit', userId ?? '', id], () => getContactForEdit(id)),
    enabled: userId !== null,
  });
  // None of the caller's own is no contact to change.
  const isMissing = loaded.status === 'error' || loaded.data === null;

  useEffect(() => {
    if (!isMissing) return;
    toast.error(messages.editLoadFailed);
    void navigate(paths.relations, { replace: true });
  }, [isMissing, navigate]);

  const handleSave = async (input: ContactInput) => {
    if (userId === null) throw new Error('not logged in');
    try {
      await updateContact(id, userId, input);
    } catch (error) {
      toast.error(messages.updateFailed, describeSaveFailure(error, messages.saveError));
      throw error;
    }
    toast.success(messages.updated);
    void navigate(paths.relations);
  };

  return (
    <Preconditioned preconditions={preconditions}>
      {loaded.data ? (
        <ContactForm
          values={contactValuesOf(loaded.data)}
          isEdit
          draftKey={`daftar-relasi:${id}`}
          preconditions={preconditions}
          onSave={handleSave}
        />
      ) : null}
      {loaded.status === 'pending' && userId !== null ? (
        <div className="flex flex-col gap-5">
          <p role="status">{messages.loadingEdit}</p>
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      ) : null}
    </Preconditioned>
  );
}
