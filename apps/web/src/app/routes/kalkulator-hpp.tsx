import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Kalkulator HPP | KawanUsaha' }];

export default function HppCalculator() {
  return (
    <ComingPage
      title="Kalkulator HPP"
      description="Penghitung harga pokok dan harga jual akan tampil di sini."
    />
  );
}
