import { projectPictureBucket } from '@kawanusaha/contracts/storage';
import { useSearchParams } from 'react-router';
import { ListingFormScreen } from '#components/listing-form/listing-form-screen.tsx';
import { memberPaths } from '#config/member-paths.ts';
import { paths } from '#config/paths.ts';
import type { ListingPart } from '#lib/listing-part.ts';
import { removePicture } from '#lib/pictures/remove-picture.ts';
import { createProject } from '../api/create-project.ts';
import { getProjectForEdit } from '../api/get-project-for-edit.ts';
import { updateProject } from '../api/update-project.ts';
import { projectMessages } from '../messages.ts';
import { newListing } from '../project-columns.ts';
import { newProjectValues, projectValuesOf } from '../project-form-values.ts';
import { ProjectForm } from './project-form.tsx';

/** /daftar-project, new and `?edit=` (spec §2). In: a part of the form that another feature brings along. */
export function ProjectFormScreen({ part }: { part: ListingPart }) {
  const [params] = useSearchParams();
  const idea = params.get('ide');
  return (
    <ListingFormScreen
      texts={projectMessages}
      listPath={paths.projects}
      name="daftar-project"
      newValues={(profile) => newProjectValues(params, profile)}
      // What a link or another app brings along begins a form of its own.
      draftOf={(values) => values.project_name || values.project_description}
      valuesOf={projectValuesOf}
      read={getProjectForEdit}
      create={createProject}
      waiting={(userId, input) => ({
        what: `Proyek ${input.project_name}`,
        path: '/rest/v1/project_listings',
        body: newListing(userId, input),
      })}
      onCreated={part.save}
      // A listing that began in the steps of an idea goes back there, and is kept with it.
      pathAfter={(id) =>
        idea === null || !/^[0-9a-f-]{36}$/.test(idea)
          ? paths.projects
          : `${memberPaths.ideaStep(idea, 4)}?proyek=${id}`
      }
      update={async (id, userId, input, before) => {
        await updateProject(id, userId, input);
        await part.save(id);
        if (before.picture_path !== null && before.picture_path !== input.picture_path)
          void removePicture(projectPictureBucket, before.picture_path);
      }}
    >
      {(props) => <ProjectForm part={part} {...props} />}
    </ListingFormScreen>
  );
}
