import { TriangleAlert } from 'lucide-react';
import { cn } from '#lib/cn.ts';

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
