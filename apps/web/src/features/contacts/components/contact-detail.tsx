import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { PersonSigns } from '#components/person-signs.tsx';
import { ReportDialog } from '#components/report-dialog.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { ShareButtons } from '#components/share-buttons.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { paths } from '#config/paths.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages as messages } from '../messages.ts';
import { ListingManagement } from '#components/listing-management.tsx';
import { ContactAction } from './contact-action.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { DeleteContact } from './delete-contact.tsx';

type Props = {
  contact: ContactRow;
  similar: ContactRow[];
  /** Full address of the page, for sharing. */
  url: string;
  onContact: (contact: ContactRow) => void;
};

/** /cari-relasi/:id: everything about a contact, the warning, and people with the same skill. */
export function ContactDetail({ contact, similar, url, onContact }: Props) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [isDeleting, setIsDeleting] = useState(false);
  const isOwner = user?.id === contact.user_id;
  return (
    <Page>
      <Breadcrumb items={[{ label: messages.title, to: paths.relations }, { label: contact.name }]} />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0">
          <div className="flex items-center gap-4">
            <Avatar
              name={contact.name}
              photo={photoSources(contact.owner_signs?.photo)}
              size={64}
              className="size-16 text-lg"
            />
            <div className="min-w-0">
              <h1 className="text-3xl font-extrabold">{contact.name}</h1>
              <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge>{contact.main_skill}</Badge>
                <span className="text-sm text-muted-foreground">
                  Bergabung {formatLongDate(contact.created_at)}
                </span>
              </div>
              <PersonSigns signs={contact.owner_signs} className="mt-1.5" />
            </div>
          </div>
          <ContactFacts
            contact={contact}
            className="mt-6 gap-y-3 rounded-lg border border-border bg-card p-5"
          />
          <h2 className="mt-8 mb-2 text-lg font-bold">Pengalaman</h2>
          <p className="max-w-reading whitespace-pre-line">{contact.experience}</p>
          <h2 className="mt-8 mb-2 text-lg font-bold">{messages.visionLabel}</h2>
          <p className="max-w-reading whitespace-pre-line">{contact.vision}</p>
        </article>
        <aside aria-label="Hubungi dan bagikan" className="flex flex-col gap-5 lg:sticky lg:top-28">
          {isOwner ? (
            <div>
              <ContactAction contact={contact} onContact={onContact} />
            </div>
          ) : (
            <div className="hidden rounded-lg border border-border bg-card p-5 lg:block">
              <ContactAction contact={contact} onContact={onContact} className="w-full" size="lg" />
              <p className="mt-3 text-sm text-muted-foreground">
                {contact.via_messages
                  ? messages.detailMessagesFirst
                  : 'Nomor WhatsApp dibuka untuk anggota Premium, satu per satu.'}
              </p>
            </div>
          )}
          <ListingManagement
            ownerId={contact.user_id}
            what={`profil ${contact.name}`}
            editPath={paths.editRelation(contact.id)}
            adminLabel={messages.admin}
            onDelete={() => setIsDeleting(true)}
          />
          <ShareButtons
            title={contact.name}
            text={`${contact.name}, ${contact.main_skill}. Lihat profilnya di KawanUsaha`}
            url={url}
          />
          <SafetyNotice />
          {isOwner ? null : (
            <ReportDialog targetKind="relasi" targetId={contact.id} targetName={contact.name} />
          )}
        </aside>
      </div>
      {similar.length === 0 ? null : <SimilarContacts contacts={similar} />}
      {isOwner ? null : (
        <div className="action-bar">
          <ContactAction contact={contact} onContact={onContact} className="w-full" />
        </div>
      )}
      <DeleteContact
        contact={isDeleting ? contact : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(paths.relations, { replace: true })}
      />
    </Page>
  );
}

function SimilarContacts({ contacts }: { contacts: ContactRow[] }) {
  return (
    <section aria-labelledby="relasi-serupa" className="mt-14">
      <h2 id="relasi-serupa" className="text-xl font-bold">
        Keahlian serupa
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {contacts.map((contact) => (
          <li
            key={contact.id}
            className="card group relative flex-row items-center gap-3 p-5 hover:border-primary"
          >
            <Avatar name={contact.name} photo={photoSources(contact.owner_signs?.photo)} />
            <div className="min-w-0">
              <h3 className="font-bold">
                <Link
                  to={paths.relation(contact.id)}
                  className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
                >
                  {contact.name}
                </Link>
              </h3>
              <p className="text-sm text-muted-foreground">{contact.city ?? contact.main_skill}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
