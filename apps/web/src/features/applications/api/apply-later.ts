import { waitForConnection } from '#lib/offline/wait-for-connection.ts';
import { applicationKey } from '#lib/session/applied-projects.ts';
import type { Application } from '../application-row.ts';

/**
 * Keeps an application that got no answer until there is a connection. The database takes one a project, so one that had arrived after all
 * is not doubled. In: the application and the project's name. Out: whether it waits.
 */
export function applyLater(application: Application, projectName: string): Promise<boolean> {
  return waitForConnection({
    key: applicationKey(application.applicant_id, application.project_id),
    what: `Lamaran untuk ${projectName}`,
    path: '/rest/v1/project_applications',
    body: application,
  });
}
