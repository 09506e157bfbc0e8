import { Download } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { useDownloadOwnData } from '../api/download-own-data.ts';
import { ConsentsCard } from './consents-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { NumberViewsCard } from './number-views-card.tsx';
import { PauseCard } from './pause-card.tsx';

/** What section Data dan privasi of /profil holds: taking one's data along, who saw the number, consents, pausing and deleting the account. */
export function PrivacyCards({ hasPassword }: { hasPassword: boolean }) {
  const download = useDownloadOwnData();
  return (
    <>
      <Card>
        <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <CardTitle>Unduh data saya</CardTitle>
            <CardDescription className="mt-1">
              Semua yang kami simpan tentang Anda: halaman untuk dibaca, atau berkas JSON untuk diolah
              program.
            </CardDescription>
          </div>
          <div className="flex flex-wrap gap-3">
            {(['html', 'json'] as const).map((form) => (
              <Button
                key={form}
                variant="outline"
                loading={download.input === form}
                disabled={download.isPending}
                onClick={() => void download.run(form)}
              >
                {download.input === form ? null : <Download aria-hidden />}
                {form === 'html' ? 'Unduh halaman' : 'Unduh JSON'}
              </Button>
            ))}
          </div>
        </CardHeader>
      </Card>
      <NumberViewsCard />
      <ConsentsCard />
      <PauseCard />
      <Card>
        <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-1 basis-56">
            <CardTitle>Hapus akun</CardTitle>
            <CardDescription className="mt-1">
              Menghapus akun dan semua isinya. Catatan pembayaran tetap ada tanpa nama Anda.
            </CardDescription>
          </div>
          <DeleteAccountDialog hasPassword={hasPassword} />
        </CardHeader>
      </Card>
    </>
  );
}
