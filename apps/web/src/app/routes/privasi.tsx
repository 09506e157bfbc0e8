import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { company } from '@kawanusaha/contracts/company';
import { incidentsPath } from '#config/incidents-path.ts';
import { paths } from '#config/paths.ts';
import { PeriodList } from '#features/privacy/components/period-list.tsx';
import { ProcessorList } from '#features/privacy/components/processor-list.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/privasi.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Kebijakan Privasi',
    description: 'Data apa yang KawanUsaha simpan, untuk apa, siapa yang melihatnya, dan apa hak Anda.',
    path: paths.privacy,
  });

export default function Privacy() {
  return (
    <Page size="reading">
      <PageHeader
        title="Kebijakan Privasi"
        description="Data apa yang kami simpan, untuk apa, siapa yang melihatnya, dan apa hak Anda."
      />
      <div className="prose">
        <h2>Data yang kami simpan</h2>
        <p>Hanya yang diperlukan agar layanan berjalan:</p>
        <ul>
          <li>
            Akun: nama, username, email, nomor WhatsApp, tahun lahir, persetujuan Anda beserta versinya, dan
            password yang tersimpan dalam bentuk teracak.
          </li>
          <li>
            Kunci sandi (passkey), bila Anda menambahkannya: namanya, kunci publiknya, dan kapan dipakai.
            Sidik jari, wajah, dan PIN tetap di perangkat Anda; kuncinya hilang saat Anda menghapusnya.
          </li>
          <li>
            Profil: foto, kota, deskripsi, kampus, program studi, angkatan, dan media sosial, bila Anda
            mengisinya.
          </li>
          <li>
            Kecocokan tim, bila Anda menyalakannya: keahlian, minat, tujuan, tahap, jam per minggu, bahasa,
            dan keinginan Anda.
          </li>
          <li>
            Masuk: perangkat, alamat jaringan, dan waktunya, serta catatan masuk, keluar, dan perubahan akun.
          </li>
          <li>
            Bila Anda memverifikasi kampus: domain kampusnya dan sidik acak berkunci dari alamatnya. Alamat
            itu sendiri hilang setelah kode dipakai, paling lambat 2 hari.
          </li>
          <li>
            Halaman publik dan tanda di kartu: hanya yang Anda pilih, dan mati sampai Anda menyalakannya di
            Profil.
          </li>
          <li>
            Isi yang Anda buat: proyek, profil relasi, lamaran, ide bisnis, dan pesan kepada kami. Nama dan
            NIM anggota tim dalam proposal hanya Anda yang melihat, dan hilang bersama idenya.
          </li>
          <li>
            Jawaban wawancara pembeli: tanpa nama, nomor, atau akun, untuk menguji sebuah ide. Yang membacanya
            hanya pembuat tautan. Tautan berlaku 30 hari; jawabannya hilang saat ia menghapusnya, bersama
            idenya, atau bersama akunnya.
          </li>
          <li>
            Halaman jualan: hanya yang Anda terbitkan, mulai usia 18 tahun. Nomor WhatsApp di sana Anda isi
            dan setujui sendiri; nomor itu hilang saat Anda menutup halamannya, dan halamannya hilang bersama
            ide atau akun Anda.
          </li>
          <li>
            Pembayaran: nomor pesanan, jumlah, cara bayar, dan statusnya. Data kartu tidak pernah kami terima.
          </li>
          <li>Pesan lewat halaman Kontak dan jawaban kami.</li>
          <li>Notifikasi, percakapan, dan, bila Anda menyalakannya, kabar mingguan.</li>
          <li>Catatan teknis untuk keamanan, tanpa isi pesan dan tanpa password.</li>
          <li>
            Untuk mencegah hadiah palsu: kode acak dari alamat jaringan dan, bila Anda mendaftar dengan kode
            referral, dari peramban Anda. Keduanya tidak dapat dibaca kembali dan dihapus setelah masa tahan
            hadiah (7 hari).
          </li>
          <li>
            Setelah akun dihapus: sidik acak berkunci dari alamat email dan nomor terverifikasi yang pernah
            menghasilkan hadiah pendaftaran, agar hadiah tidak diberikan dua kali. Keduanya tidak dapat dibaca
            kembali.
          </li>
        </ul>
        <h2>Untuk apa dan berapa lama</h2>
        <p>Semua yang kami simpan tentang orang, untuk apa, sampai kapan, dan bagaimana berakhir:</p>
        <PeriodList />
        <p>
          Cadangan seluruh data kami simpan paling lama 30 hari. Bila cadangan dipulihkan, semua akun yang
          dihapus sesudahnya dihapus lagi. Catatan teknis server tanpa nama, alamat email, dan isi; yang lama
          ditimpa yang baru.
        </p>
        <h2>Siapa yang melihat kontak Anda</h2>
        <p>
          Nomor WhatsApp dan email tidak tampil di halaman umum, kecuali nomor yang Anda setujui di halaman
          jualan Anda. Kontak pada profil relasi hanya dapat dibuka anggota Premium, satu per satu, dan setiap
          pembukaan tercatat; siapa yang melihat nomor Anda tampil di Profil. Pemilik proyek melihat kontak
          pelamar proyeknya, dan pelamar yang diterima melihat kontak pemilik proyek.
        </p>
        <h2>Pihak yang membantu kami</h2>
        <p>
          Sebagian hanya bila dinyalakan atau bila Anda memakainya. Tidak ada yang boleh memakai data Anda
          untuk keperluannya sendiri, dan kami tidak menjual data:
        </p>
        <ProcessorList />
        <h2>Penyimpanan di ponsel Anda</h2>
        <p>
          Kami menyimpan sesi masuk, pilihan tema, kode referral, dan isian formulir yang belum terkirim di
          peramban Anda. Kami tidak memasang pelacak iklan.
        </p>
        <h2>Hak Anda</h2>
        <p>
          Menurut UU Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, Anda berhak melihat, memperbaiki,
          mendapat salinan, dan menghapus data Anda, serta menarik persetujuan. Ubah atau unduh data, jeda
          akun sampai setahun, atau hapus akun Anda, di{' '}
          <Link to={paths.profile} className="link">
            Profil Saya
          </Link>
          , atau tulis kepada kami lewat{' '}
          <Link to={paths.contact} className="link">
            halaman Kontak
          </Link>{' '}
          dengan topik Data pribadi saya. Permintaan Anda kami selesaikan paling lambat 3 × 24 jam.
        </p>
        <h2>Usia</h2>
        <p>
          Kami menanyakan tahun lahir, tidak lebih. Di bawah 13 tahun, akun terbuka setelah orang tua atau
          wali menyetujui. Usia 13 sampai 17 tahun bisa masuk, dan orang tua atau wali membuka lamaran,
          pendaftaran proyek, pembelian, dan pencairan coin. Sampai 18 tahun nomor dan email tidak ditampilkan
          kepada siapa pun, profil tidak tampil, tidak ada pencocokan, dan pesan hanya dalam lamaran.
          Penjelasan singkatnya ada di{' '}
          <Link to={paths.youth} className="link">
            halaman untuk remaja
          </Link>
          .
        </p>
        <p>
          Kami menyimpan email orang tua atau wali, waktu mereka menyetujui atau mencabut, dan versi teksnya,
          selama akun anak ada. Permintaan yang tidak dijawab hilang setelah 30 hari, begitu pula akun di
          bawah 13 tahun yang tidak disetujui. Persetujuan dicabut lewat tautan di email konfirmasi kepada
          mereka.
        </p>
        <h2>Bila terjadi kebocoran</h2>
        <p>
          Kami memberi tahu Anda dan lembaga berwenang dalam 3 × 24 jam: data apa yang terkena, bagaimana
          terjadi, dan apa yang kami lakukan. Semua yang pernah terjadi ada di{' '}
          <Link to={incidentsPath} className="link">
            halaman Insiden data
          </Link>
          .
        </p>
        <h2>Hubungi kami</h2>
        <p>
          Email{' '}
          <a href={`mailto:${company.email}`} className="link">
            {company.email}
          </a>
          . Kami menjawab paling lambat dalam {company.answerTime}.
        </p>
      </div>
    </Page>
  );
}
