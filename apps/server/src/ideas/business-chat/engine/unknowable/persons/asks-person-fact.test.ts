import { describe, expect, test } from 'vitest';
import { answerConversation } from '../../answer-conversation.ts';
import { asksPersonFact } from './asks-person-fact.ts';

describe('what only another person knows or will decide is not answered', () => {
  test.each([
    'saldo dompet temenku si Rani tinggal brp',
    'gaji kakakku di toko itu berapa ya',
    'kok si Andre tiba2 ilang dari grup tim ya',
    'kira2 proposal kelompokku bakal lolos apa nggak',
    'kira2 owner proyeknya bakal nerima lamaranku ga',
    'apa gw bakal keterima inkubator bisnis kampus',
    'lupa pin mesin kasir punya om, kasih tau dong',
    'siapa aja juri pitching fakultas kami minggu depan',
    'password ig toko tante apa',
    'ibu nyimpen nota belanja warung di mana ya tadi',
    'pak Joko yang punya ruko itu mau ga ya nyewain bulanan',
    'tante Rini bersedia nggak ya titip jual di warungnya',
    'kira-kira bapakku bakal setuju aku buka warung apa enggak',
    'mamaku bakalan ngijinin aku jualan di pasar malem gak ya',
    'gunting besar disimpen nenek di mana ya, mau motong plastik',
    'buku nota dibawa kakak kemana sih',
    'kunci etalase ditaruh sama bapak di mana ya',
  ])('%s', (text) => {
    expect(asksPersonFact(text)).toBe(true);
    expect(answerConversation([text]).answered).toBe(false);
  });

  test.each([
    'lupa password akun gimana',
    'juri lomba biasanya nanya apa',
    'gaji karyawan pertama berapa',
    'syarat biar proposal pkm lolos apa aja',
    'temenku keluar dari tim, modalnya dikembaliin ga',
    'kalo partnerku kabur bawa uang harus gimana',
    'berapa koin kalau temanku daftar',
    'umurku 17 bisa diterima jadi penjual ga',
    'nomor wa pemilik proyek keliatan kapan',
    'kenapa lamaranku ga dijawab',
    'utang temanku ke usaha dicatat dimana',
    'pelangganku minta diskon terus, dijawab apa',
    'ibu nyimpen uang usaha sebaiknya di mana',
    'pak RT minta surat apa aja buat izin lapak',
    'bang jualan ginian di sekolah laku ga',
    'ibuku ga setuju aku jualan, gimana ngomongnya',
    'orang tua harus kasih izin ga kalau umurku 16',
    'mas ojek mau ga bayar parkir, siapa yang nanggung',
  ])('%s has an answer', (text) => {
    expect(asksPersonFact(text)).toBe(false);
  });
});
