import { type CompletenessItem, completenessItems } from '@kawanusaha/contracts/profile-completeness';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { Progress } from '#components/ui/progress.tsx';

type CompletenessCardProps = {
  missing: readonly CompletenessItem[];
  /** Opens the edit mode; absent while it is open. */
  onComplete?: (() => void) | undefined;
};

/** What the profile still lacks (spec §4), and what it is needed for. */
export function CompletenessCard({ missing, onComplete }: CompletenessCardProps) {
  const done = completenessItems.length - missing.length;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Lengkapi profil Anda</CardTitle>
        <CardDescription>
          Profil lengkap dibutuhkan untuk mendaftarkan proyek dan relasi, supaya orang tahu dengan siapa
          mereka bekerja sama.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">
            {done} dari {completenessItems.length} bagian terisi
          </p>
          <Progress label="Kelengkapan profil" value={done} max={completenessItems.length} />
        </div>
        <ul className="grid gap-2">
          {completenessItems.map((item) => {
            const isMissing = missing.includes(item);
            const Icon = isMissing ? CircleDashed : CircleCheck;
            return (
              <li key={item} className="flex items-center gap-2.5">
                <Icon
                  aria-hidden
                  className={isMissing ? 'size-5 text-muted-foreground' : 'size-5 text-success'}
                />
                <span className={isMissing ? 'font-semibold' : 'text-muted-foreground'}>{item}</span>
                <span className="ml-auto text-sm whitespace-nowrap text-muted-foreground">
                  {isMissing ? 'Belum diisi' : 'Terisi'}
                </span>
              </li>
            );
          })}
        </ul>
        {onComplete === undefined ? null : <Button onClick={onComplete}>Lengkapi Profil</Button>}
      </CardContent>
    </Card>
  );
}
