import { TriangleAlert } from 'lucide-react';
import { cn } from '#lib/cn.ts';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';

/**
 * Warning of the directories and their forms (spec §8): no liability, identities, public places, written contracts.
 * Quiet, because it stands on every visit; the checklist at the moment of contact is louder.
 */
export function SafetyNotice({ className }: { className?: string | undefined }) {
  return (
    <p className={cn('flex items-start gap-2.5 text-sm text-muted-foreground', className)}>
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <span>
        <strong className="font-semibold text-foreground">Kenali dulu orangnya.</strong> Periksa identitas,
        bertemu di tempat umum, dan pakai perjanjian tertulis. KawanUsaha tidak bertanggung jawab atas
        penipuan.
      </span>
    </p>
  );
}

/** The same warning where a person is about to make contact, as things to check. */
export function SafetyChecklist() {
  return (
    <Alert variant="warning">
      <AlertTitle>Sebelum Anda menghubungi</AlertTitle>
      <AlertDescription>
        <ul className="list-disc space-y-1 pl-5">
          <li>Periksa identitasnya: media sosial, kampus, atau kenalan yang sama.</li>
          <li>Jangan pernah mengirim uang, kode OTP, atau foto KTP.</li>
          <li>Pertemuan pertama di tempat umum, dan beri tahu teman Anda.</li>
          <li>Tulis kesepakatan sebelum mulai bekerja. KawanUsaha tidak bertanggung jawab atas penipuan.</li>
        </ul>
      </AlertDescription>
    </Alert>
  );
}
