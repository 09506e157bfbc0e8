import type { ReactNode } from 'react';
import { QueryProvider } from '#components/query-provider.tsx';
import { useVisibleProject } from '../api/get-visible-project.ts';
import type { ProjectRow } from '../project-row.ts';
import { ProjectDetail } from './project-detail.tsx';

export type OwnProjectProps = {
  id: string;
  url: string;
  onApply: (project: ProjectRow) => void;
  /** Shown until it is known whether this member may see the project. */
  waiting: ReactNode;
  /** Shown where there is none, or none that this member may see. */
  missing: ReactNode;
};

/** A project that the public does not see, for a member who may: its owner, an applicant, an admin. */
export function OwnProject(props: OwnProjectProps) {
  return (
    <QueryProvider>
      <LoadedProject {...props} />
    </QueryProvider>
  );
}

function LoadedProject({ id, url, onApply, waiting, missing }: OwnProjectProps) {
  const own = useVisibleProject(id);
  if (own.status === 'pending') return waiting;
  if (own.status === 'error' || own.data === null) return missing;
  return (
    <ProjectDetail
      project={own.data}
      similar={[]}
      replyDays={null}
      freeSeats={null}
      url={url}
      onApply={onApply}
      onChanged={() => void own.refetch()}
    />
  );
}
