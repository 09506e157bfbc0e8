import type { ProjectInput } from '@kawanusaha/contracts/project';
import { projectPictureBucket } from '@kawanusaha/contracts/storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Preconditioned } from '#components/preconditioned.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { waitForConnection, waitingTexts } from '#lib/offline/wait-for-connection.ts';
import { removePicture } from '#lib/pictures/remove-picture.ts';
import { usePreconditions } from '#lib/profile/use-preconditions.ts';
import { readAtOpening } from '#lib/read-at-opening.ts';
import { getProjectForEdit } from '../api/get-project-for-edit.ts';
import { createProject, newListing, updateProject } from '../api/save-project.ts';
import type { ListingPart } from '#lib/listing-part.ts';
import { projectMessages as messages } from '../messages.ts';
import { newProjectValues, projectValuesOf } from '../project-form-values.ts';
import { ProjectForm } from './project-form.tsx';

/** /daftar-project, new and `?edit=` (spec §2). In: a part of the form that another feature brings along. */
export function ProjectFormScreen({ part }: { part: ListingPart }) {
  const [params] = useSearchParams();
  const editId = params.get('edit');
  return (
    <Page size="reading">
      <PageHeader
        title={editId === null ? messages.newTitle : messages.editTitle}
        description={
          editId === null
            ? 'Gratis. Ceritakan apa yang Anda bangun dan siapa yang Anda cari.'
            : 'Perubahan langsung tampil di direktori.'
        }
        breadcrumb={[
          { label: messages.title, to: paths.projects },
          { label: editId === null ? messages.register : messages.editTitle },
        ]}
      />
      <div className="flex flex-col gap-5">
        <SafetyNotice />
        {editId === null ? (
          <NewProject params={params} part={part} />
        ) : (
          <EditProject key={editId} id={editId} part={part} />
        )}
      </div>
    </Page>
  );
}

function NewProject({ params, part }: { params: URLSearchParams; part: ListingPart }) {
  const navigate = useNavigate();
  const preconditions = usePreconditions();
  const values = useMemo(
    () => newProjectValues(params, preconditions.profile),
    [params, preconditions.profile],
  );

  // The same for each try of this form, so that one that arrives twice is one.
  const [key] = useState(() => crypto.randomUUID());
  const handleSave = async (input: ProjectInput) => {
    const { userId } = preconditions;
    if (userId === null) throw new Error('not logged in');
    let id: string | null = null;
    try {
      id = await createProject(userId, input, key);
      await part.save(id);
    } catch (error) {
      const what = `Proyek ${input.project_name}`;
      const body = newListing(userId, input);
      if (
        id === null &&
        !wasAnswered(error) &&
        (await waitForConnection({ key, what, path: '/rest/v1/project_listings', body }))
      ) {
        toast.info(...waitingTexts);
        void navigate(paths.projects);
        return;
      }
      toast.error(messages.createFailed, describeSaveFailure(error, messages.saveError));
      throw error;
    }
    toast.success(messages.created);
    const idea = params.get('ide');
    // A listing that began in the steps of an idea goes back there, and is kept with it.
    void navigate(
      idea === null || !/^[0-9a-f-]{36}$/.test(idea)
        ? paths.projects
        : `${memberPaths.ideaStep(idea, 4)}?proyek=${id}`,
    );
  };

  return (
    <Preconditioned preconditions={preconditions}>
      <ProjectForm
        // A form that has begun keeps its values: what the profile tells begins it.
        key={preconditions.profile === null ? 'unknown' : 'known'}
        values={values}
        isEdit={false}
        // What a link or another app brings along begins a form of its own.
        draftKey={`daftar-project:${values.project_name || values.project_description}`}
        preconditions={preconditions}
        part={part}
        onSave={handleSave}
      />
    </Preconditioned>
  );
}

function EditProject({ id, part }: { id: string; part: ListingPart }) {
  const navigate = useNavigate();
  const preconditions = usePreconditions();
  const { userId } = preconditions;
  const loaded = useQuery({
    ...readAtOpening(['project-for-edit', userId ?? '', id], () => getProjectForEdit(id)),
    enabled: userId !== null,
  });
  // None of the caller's own is no project to change.
  const isMissing = loaded.status === 'error' || loaded.data === null;

  useEffect(() => {
    if (!isMissing) return;
    toast.error(messages.editLoadFailed);
    void navigate(paths.projects, { replace: true });
  }, [isMissing, navigate]);

  const handleSave = async (input: ProjectInput) => {
    if (userId === null) throw new Error('not logged in');
    try {
      await updateProject(id, userId, input);
      await part.save(id);
      const before = loaded.data?.picture_path ?? null;
      if (before !== null && before !== input.picture_path) void removePicture(projectPictureBucket, before);
    } catch (error) {
      toast.error(messages.updateFailed, describeSaveFailure(error, messages.saveError));
      throw error;
    }
    toast.success(messages.updated);
    void navigate(paths.projects);
  };

  return (
    <Preconditioned preconditions={preconditions}>
      {loaded.data ? (
        <ProjectForm
          values={projectValuesOf(loaded.data)}
          isEdit
          draftKey={`daftar-project:${id}`}
          preconditions={preconditions}
          part={part}
          onSave={handleSave}
        />
      ) : null}
      {loaded.status === 'pending' && userId !== null ? (
        <div className="flex flex-col gap-5">
          <p role="status">{messages.loadingEdit}</p>
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      ) : null}
    </Preconditioned>
  );
}
