/** What everybody is told of an incident (supabase/schemas/incidents.sql). */
export type Incident = {
  readonly id: string;
  readonly title: string;
  readonly happened: string;
  readonly data_concerned: string;
  readonly our_steps: string;
  readonly your_steps: string;
  /** When the operator came to know of it. */
  readonly known_at: string;
  readonly told_at: string;
  readonly updated_at: string;
  /** Null while it goes on. */
  readonly ended_at: string | null;
  /** Whether each member is told by bell and mail. */
  readonly tells_members: boolean;
};

export const incidentColumns =
  'id,title,happened,data_concerned,our_steps,your_steps,known_at,told_at,updated_at,ended_at,tells_members';
