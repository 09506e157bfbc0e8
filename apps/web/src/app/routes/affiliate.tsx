import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Dashboard Affiliate | KawanUsaha' }];

export default function Affiliate() {
  return (
    <ComingPage
      title="Dashboard Affiliate"
      description="Kode referral, coin, dan voucher Anda akan tampil di sini."
    />
  );
}
