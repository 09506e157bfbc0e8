import type { AgreementContent } from '@kawanusaha/contracts/teams/agreement-terms';
import type { FunctionContext } from '#define-function.ts';

/** An agreement as get_agreement gives it to a party. */
export type Agreement = {
  version: number;
  content: AgreementContent;
  content_hash: string;
  saved_at: string;
  confirmations: { member_id: string; confirmed_at: string }[];
  is_current: boolean;
};

/** Reads an agreement as the caller; null when there is none that they may read. Throws the data API's error. */
export async function readAgreement(
  { supabase }: FunctionContext,
  projectId: string,
): Promise<Agreement | null> {
  const { data, error } = await supabase
    .rpc('get_agreement', { project_id: projectId })
    .abortSignal(AbortSignal.timeout(10_000));
  if (error) throw error;
  return data as Agreement | null;
}

const moment = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A moment as the document says it: `20 November 2026 pukul 09.41 WIB`. */
export const formatMoment = (iso: string): string => `${moment.format(new Date(iso))} WIB`;

/** Who has confirmed and when, a line for each party. */
export function confirmationRows({ content, confirmations }: Agreement): string[][] {
  return content.members.map(({ member_id: id, name }) => {
    const confirmed = confirmations.find((one) => one.member_id === id);
    return [
      name,
      confirmed === undefined ? 'Belum menyetujui' : `Disetujui ${formatMoment(confirmed.confirmed_at)}`,
    ];
  });
}

/** What state the document is in, in a sentence: it must not look confirmed when it is not. */
export function describeStanding({ content, confirmations, is_current: isCurrent }: Agreement): string {
  const open = content.members.length - confirmations.length;
  if (open > 0) return `Belum berlaku: menunggu persetujuan ${open} dari ${content.members.length} anggota.`;
  return isCurrent
    ? 'Disetujui semua anggota.'
    : 'Disetujui semua pihak di bawah ini, tetapi susunan tim sudah berubah sesudahnya.';
}
