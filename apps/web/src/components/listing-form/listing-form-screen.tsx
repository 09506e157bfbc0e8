import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Preconditioned } from '#components/preconditioned.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { waitForConnection, waitingTexts } from '#lib/offline/wait-for-connection.ts';
import type { WaitingPath } from '#lib/offline/waiting-form.ts';
import type { OwnProfile } from '#lib/profile/get-own-profile.ts';
import { usePreconditions, type Preconditions } from '#lib/profile/use-preconditions.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

type Texts = Readonly<
  Record<
    | 'title'
    | 'register'
    | 'newTitle'
    | 'newDescription'
    | 'editTitle'
    | 'editDescription'
    | 'loadingEdit'
    | 'editLoadFailed'
    | 'created'
    | 'updated'
    | 'createFailed'
    | 'updateFailed'
    | 'saveError',
    string
  >
>;

/** What a screen gives to the form on it. */
export type ListingFormProps<Values, Input> = {
  values: Values;
  isEdit: boolean;
  /** Names the draft, so that an edit never mixes with a new listing. */
  draftKey: string;
  /** The form can be filled in before they are met, not sent (spec §2). */
  preconditions: Preconditions;
  /** Saves and says how it went; true once it worked. */
  onSave: (input: Input) => Promise<boolean>;
};

type Props<Values, Input, Created> = {
  texts: Texts;
  /** The directory, where a saved listing leads. */
  listPath: string;
  /** Names the kind of listing, for drafts and what is read. */
  name: string;
  newValues: (profile: OwnProfile | null) => Values;
  /** What sets a new form apart from others, since something was brought along to it. */
  draftOf?: (values: Values) => string;
  valuesOf: (listing: Input) => Values;
  /** Reads the caller's own; null when it is none of theirs. */
  read: (id: string) => Promise<Input | null>;
  create: (userId: string, input: Input, key: string) => Promise<Created>;
  /** How a new one is called, and how it is sent, when it has to wait for a connection. */
  waiting: (userId: string, input: Input) => { what: string; path: WaitingPath; body: object };
  /** What follows a new one, before it counts as saved. */
  onCreated?: (created: Created) => Promise<void>;
  /** Where a new one leads, unless to the directory. */
  pathAfter?: (created: Created) => string;
  update: (id: string, userId: string, input: Input, before: Input) => Promise<void>;
  /** The form with its fields. */
  children: (props: ListingFormProps<Values, Input>) => ReactNode;
};

/** Screen of /daftar-project and /daftar-relasi, new and `?edit=` (spec §2): all but the fields, the texts and the calls. */
export function ListingFormScreen<Values, Input, Created>(props: Props<Values, Input, Created>) {
  const { texts, listPath } = props;
  const [params] = useSearchParams();
  const editId = params.get('edit');
  const isNew = editId === null;
  return (
    <Page size="reading">
      <PageHeader
        title={isNew ? texts.newTitle : texts.editTitle}
        description={isNew ? texts.newDescription : texts.editDescription}
        breadcrumb={[
          { label: texts.title, to: listPath },
          { label: isNew ? texts.register : texts.editTitle },
        ]}
      />
      <div className="flex flex-col gap-5">
        <SafetyNotice />
        {isNew ? <NewListing {...props} /> : <EditListing key={editId} id={editId} {...props} />}
      </div>
    </Page>
  );
}

function NewListing<Values, Input, Created>(props: Props<Values, Input, Created>) {
  const { texts, listPath, name, newValues, draftOf } = props;
  const navigate = useNavigate();
  const preconditions = usePreconditions();
  // The same for each try of this form, so that one that arrives twice is one.
  const [key] = useState(() => crypto.randomUUID());
  const save = useOperation(
    async (input: Input): Promise<{ created: Created } | 'waits'> => {
      const userId = callerOf(preconditions);
      let created: Created;
      try {
        created = await props.create(userId, input, key);
      } catch (error) {
        const waits =
          !wasAnswered(error) && (await waitForConnection({ key, ...props.waiting(userId, input) }));
        if (!waits) throw error;
        return 'waits';
      }
      await props.onCreated?.(created);
      return { created };
    },
    {
      done: (saved) => {
        if (saved === 'waits') toast.info(...waitingTexts);
        else toast.success(texts.created);
        void navigate(saved === 'waits' ? listPath : (props.pathAfter?.(saved.created) ?? listPath));
      },
      failed: (error) => ({ title: texts.createFailed, detail: describeSaveFailure(error, texts.saveError) }),
    },
  );
  const values = newValues(preconditions.profile);
  return (
    <Preconditioned preconditions={preconditions}>
      <Fragment
        // A form that has begun keeps its values: what the profile tells begins it.
        key={preconditions.profile === null ? 'unknown' : 'known'}
      >
        {props.children({
          values,
          isEdit: false,
          draftKey: draftOf === undefined ? name : `${name}:${draftOf(values)}`,
          preconditions,
          onSave: save.run,
        })}
      </Fragment>
    </Preconditioned>
  );
}

function EditListing<Values, Input, Created>({
  id,
  ...props
}: Props<Values, Input, Created> & { id: string }) {
  const { texts, listPath, name } = props;
  const navigate = useNavigate();
  const preconditions = usePreconditions();
  const { userId } = preconditions;
  const loaded = useReadAtOpening([name, id], () => props.read(id), userId !== null);
  // None of the caller's own is nothing to change.
  const isMissing = loaded.status === 'error' || loaded.data === null;
  useEffect(() => {
    if (!isMissing) return;
    toast.error(texts.editLoadFailed);
    void navigate(listPath, { replace: true });
  }, [isMissing, navigate, texts, listPath]);

  const before = loaded.data ?? null;
  const save = useOperation(
    async (input: Input) => {
      if (before !== null) await props.update(id, callerOf(preconditions), input, before);
    },
    {
      done: () => {
        toast.success(texts.updated);
        void navigate(listPath);
      },
      failed: (error) => ({ title: texts.updateFailed, detail: describeSaveFailure(error, texts.saveError) }),
    },
  );
  return (
    <Preconditioned preconditions={preconditions}>
      {before === null
        ? null
        : props.children({
            values: props.valuesOf(before),
            isEdit: true,
            draftKey: `${name}:${id}`,
            preconditions,
            onSave: save.run,
          })}
      {loaded.status === 'pending' && userId !== null ? (
        <div className="flex flex-col gap-5">
          <p role="status">{texts.loadingEdit}</p>
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      ) : null}
    </Preconditioned>
  );
}

/** Whose listing it is: a form is sent by a member alone. */
function callerOf({ userId }: Preconditions): string {
  if (userId === null) throw new Error('not logged in');
  return userId;
}
