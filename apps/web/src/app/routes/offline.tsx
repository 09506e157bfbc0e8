import { RotateCw, WifiOff } from 'lucide-react';
import { Gate } from '#components/guards/gate.tsx';
import { Button } from '#components/ui/button.tsx';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Anda sedang offline');

export default function Offline() {
  return (
    <Gate
      icon={<WifiOff aria-hidden />}
      title="Anda sedang offline"
      description="Halaman ini perlu koneksi internet. Isian formulir yang belum terkirim tetap tersimpan di ponsel Anda."
      actions={
        <Button size="lg" onClick={() => window.location.reload()}>
          <RotateCw aria-hidden />
          Coba Lagi
        </Button>
      }
    />
  );
}
