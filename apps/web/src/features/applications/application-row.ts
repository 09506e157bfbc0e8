import type { RejectionReason } from '@kawanusaha/contracts/rejection-reasons';
import type { ScreeningAnswer } from '@kawanusaha/contracts/screening/screening-answers';
import type { PersonSigns } from '@kawanusaha/contracts/reputation';
import type { ApplicationStatus } from '@kawanusaha/contracts/directory';

/** Why an application that was never decided is over; null while it waits or is decided. */
export type ApplicationEnd = 'unanswered' | 'withdrawn' | 'seats_filled' | null;

/** An application as its project's owner sees it (spec §3), with the joined project (spec §7). */
export type ReceivedApplication = {
  id: string;
  project_id: string;
  applicant_id: string;
  applicant_name: string;
  /** Null, like the number, where the applicant writes in the platform first. */
  applicant_email: string | null;
  applicant_whatsapp: string | null;
  /** The owner has had the numbers of a day; this one follows. */
  number_waits: boolean;
  applicant_skills: string[];
  application_message: string;
  status: ApplicationStatus;
  created_at: string;
  decided_at: string | null;
  waits_since: string;
  closed_reason: ApplicationEnd;
  reject_reason: RejectionReason | null;
  /** The role that the applicant would take; on acceptance the one that was filled. */
  role_id: string | null;
  listing_roles: { name: string } | null;
  /** What the owner asked, as it was asked. */
  answers: ScreeningAnswer[];
  via_messages: boolean;
  /** Null unless the owner keeps the applicant in mind; the applicant never sees it. */
  application_shortlist: { note: string } | null;
  /** Its roles by their identifiers alone: enough to know whether there are any. */
  project_listings: { project_name: string; user_id: string; listing_roles: { id: string }[] };
  /** What the applicant lets cards show; missing where it could not be read. */
  applicant_signs?: PersonSigns | undefined;
};

/** An application as its applicant sees it. The project is null once it is closed or deleted and no longer visible. */
export type OwnApplication = {
  id: string;
  project_id: string;
  application_message: string;
  status: ApplicationStatus;
  created_at: string;
  decided_at: string | null;
  waits_since: string;
  closed_reason: ApplicationEnd;
  reject_reason: RejectionReason | null;
  /** The role that the applicant would take; on acceptance the one that was filled. */
  role_id: string | null;
  listing_roles: { name: string } | null;
  /** What the owner asked, as it was asked. */
  answers: ScreeningAnswer[];
  project_listings: { project_name: string; owner_name: string; is_active: boolean } | null;
};

/** An application as it is sent. */
export type Application = {
  project_id: string;
  applicant_id: string;
  applicant_name: string;
  applicant_email: string;
  applicant_whatsapp: string | null;
  application_message: string;
  /** The applicant writes in the platform first: the database then keeps neither number nor e-mail. */
  via_messages?: boolean;
  /** Left out where the owner asks nothing. */
  answers?: ScreeningAnswer[];
  /** The role that the applicant would take, where the listing seeks some. */
  role_id?: string;
};
