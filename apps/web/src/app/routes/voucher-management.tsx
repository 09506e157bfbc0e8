import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Kelola Voucher | KawanUsaha' }];

export default function Vouchers() {
  return <ComingPage title="Kelola Voucher" description="Pengelolaan voucher akan tampil di sini." />;
}
