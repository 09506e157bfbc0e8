import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/remaja.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Untuk Remaja',
    description:
      'Kalau Anda belum 18 tahun: apa yang bisa Anda lakukan di KawanUsaha, dan apa yang kami jaga.',
    path: paths.youth,
  });

export default function Youth() {
  return (
    <Page size="reading">
      <PageHeader title="Belum 18 tahun? Baca ini" description="Singkat saja, dan tanpa bahasa hukum." />
      <div className="prose">
        <h2>Yang bisa Anda lakukan</h2>
        <ul>
          <li>Mencari ide usaha, menghitung modal, dan menyusun rencana.</li>
          <li>Melihat proyek orang lain.</li>
          <li>
            Setelah orang tua atau wali setuju: melamar, membuat proyek, membeli Premium, mencairkan coin.
          </li>
        </ul>
        <h2>Yang kami jaga sampai Anda 18 tahun</h2>
        <ul>
          <li>Nomor dan email Anda tidak kami tunjukkan kepada siapa pun.</li>
          <li>Orang asing tidak bisa tiba-tiba mengirim pesan atau undangan kepada Anda.</li>
          <li>Anda hanya mengobrol dengan orang dari lamaran atau proyek Anda.</li>
          <li>Foto dan profil Anda tidak tampil, dan kami tidak menebak-nebak siapa Anda.</li>
        </ul>
        <h2>Orang tua atau wali</h2>
        <p>
          Umur di bawah 13 tahun? Mereka harus setuju dulu, baru akun terbuka. Umur 13 sampai 17 tahun? Anda
          bisa masuk, lalu minta mereka setuju lewat Profil. Kami mengirim tautan ke email mereka. Tautan itu
          berlaku 7 hari. Mereka boleh berubah pikiran kapan saja.
        </p>
        <h2>Kalau ada yang membuat Anda tidak nyaman</h2>
        <p>
          Jangan kirim uang, foto, kode OTP, atau alamat rumah. Tekan Laporkan, blokir orangnya, dan ceritakan
          kepada orang dewasa yang Anda percaya. Anda juga bisa{' '}
          <Link to={paths.contact} className="link">
            menulis kepada kami
          </Link>
          . Data Anda bisa Anda unduh atau hapus sendiri di Profil.
        </p>
        <p>
          Aturan lengkapnya ada di{' '}
          <Link to={paths.privacy} className="link">
            Kebijakan Privasi
          </Link>
          .
        </p>
      </div>
    </Page>
  );
}
