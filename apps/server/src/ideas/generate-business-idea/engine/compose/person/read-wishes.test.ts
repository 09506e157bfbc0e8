import { expect, test } from 'vitest';
import { agreementOf } from '../shown/agreement.ts';
import { readPerson } from './read-person.ts';

const read = (skills: string, interests = '') => readPerson({ skills, interests });
const weightOf = (skills: string, id: string) =>
  read(skills).skills.find((wish) => wish.id === id)?.weight ?? 0;

test.each([
  ['bikin sabun wangi kopi', 'kopi'],
  ['malam aja soalnya siang jaga toko', 'pelayanan-pelanggan'],
  ['foto produk untuk umkm keripik', 'keripik'],
  ['sangrai kopi pakai wajan tanah liat', 'tanah-liat'],
  ['sambal roa kemasan', 'desain-kemasan'],
])('%s: what is a quality, a reason or whom it is for weighs less', (text, id) => {
  expect(weightOf(text, id)).toBeLessThanOrEqual(0.5);
});

test('who says what they want to do is taken at their word', () => {
  const text = 'lulusan manajemen, pengen buka laundry kiloan';
  expect(weightOf(text, 'laundry')).toBeGreaterThan(weightOf(text, 'manajemen-proyek'));
});

test('a verb keeps what stands behind it; a place behind it is none', () => {
  const [first] = read('jahit kostum').skills;
  expect(first?.object?.words).toBe('kostum');
  expect(read('ngajar kana').skills[0]?.object).toEqual({ words: 'kana', concept: null });
  expect(read('nyanyi di kafe').skills[0]?.object).toBeNull();
  expect(read('guru honorer').skills[0]?.object).toBeNull();
});

test.each([
  ['budidaya anggrek', 'perikanan', 'tanaman-hias'],
  ['tukang tenun', 'jasa-perbaikan', 'menenun'],
  ['tanam rumput laut', 'merawat-tanaman', 'rumput-laut'],
  ['nyeduh jamu', 'kopi', 'jamu'],
])('%s: a field, a doer or a wide verb is what stands behind it', (text, wide, meant) => {
  const ids = read(text).skills.map(({ id }) => id);
  expect(ids).not.toContain(wide);
  expect(ids).toContain(meant);
});

test.each([
  ['budidaya lele', 'lele'],
  ['ternak murai', 'murai'],
  ['mahasiswi kebidanan', 'kebidanan'],
])('%s: what is done to it and who studies it are no part of its name', (text, name) => {
  expect(read(text).skills.map((wish) => wish.name)).toContain(name);
});

test('a phrase with a slip that holds a forbidden word is asked for all the same', () => {
  expect(read('nanem ganja di polybag').forbidden).not.toEqual([]);
});

test('what stands behind words that refuse is avoided', () => {
  expect(read('ga pede ngomong').avoided).toContain('berbicara-di-depan-umum');
});

test('a wish that goes with no other is less sure beside two that go together', () => {
  const agreement = agreementOf(read('bikin brownies, bikin donat, servis motor'));
  expect(agreement.get('brownies')).toBe(1);
  expect(Math.min(...agreement.values())).toBeLessThan(1);
});

test('the only skill of a person is theirs, whatever they like; a third beside two that agree is not', () => {
  const one = agreementOf(read('menganyam purun', 'tas, topi'));
  const third = agreementOf(read('bikin brownies, bikin donat, servis motor'));
  expect(one.get('anyaman-purun')).toBeGreaterThan(third.get('servis-motor') ?? 1);
});

test.each([
  ['merawat koi', 'merawat-orang', 'ikan-hias'],
  ['udang beku', 'makanan-beku', 'udang'],
  ['lumpia rebung + kulitnya', 'kulit', 'siomay'],
])('%s: what stands beside a thing weighs less than the thing', (text, beside, meant) => {
  const weight = (id: string) => weightOf(text, id);
  expect(weight(meant)).toBeGreaterThan(0);
  expect(weight(beside)).toBeLessThanOrEqual(0.5);
});

test('what the person keeps away from is no wish and no name of a thing; a worry is no refusal', () => {
  const afraid = read('racik balsem & teh herbal. takut darah & jarum');
  expect(afraid.skills.map(({ name }) => name)).not.toContain('jarum');
  expect(read('cukur rambut, gaptek hp').skills.map(({ id }) => id)).not.toContain('hp-android');
  expect(read('jualan online, takut jualan ga laku').avoided).toEqual([]);
  expect(read('masak, alergi susu dan udang').avoided).toContain('udang');
});

test('a word of a regional language between things is no thing', () => {
  expect(read('ngukir topeng lan ngae gebogan').skills.map(({ id }) => id)).not.toContain(
    'jaringan-komputer',
  );
  expect(read('mama bikin sagu lempeng', 'papeda').skills.map(({ name }) => name)).not.toContain('mama');
});

test('a field keeps its initials, and a clipped word is written out', () => {
  expect(read('pgpaud').skills[0]?.name).toBe('PGPAUD');
  expect(read('anak arsi').skills[0]?.name).toBe('arsitektur');
});

test('what a list names behind a refusal and what one cannot bring oneself to do is avoided', () => {
  const list = read('jago ngelas. gak mau masak: rendang, kue kering, sambal. bisa ngecat');
  expect(list.skills.map(({ id }) => id)).toEqual(['mengelas', 'mengecat']);
  expect(list.avoided).toContain('rendang');
  expect(read('ngerawat ayam hias, nggak sanggup kalau harus jadi soto').avoided).toContain('soto');
});

test('what customers lack is what they need, and nothing that the person keeps away from', () => {
  const { skills, avoided } = read('bantu ibu rumah tangga yang belum bisa desain');
  expect(avoided).toEqual([]);
  expect(skills.map(({ id }) => id)).toContain('desain-grafis');
  expect(read('suka ibu rumah tangga, saya belum bisa desain').avoided).toContain('desain-grafis');
  expect(read('', 'warga desa gak punya internet').avoided).toEqual([]);
});

test.each(['cobain aplikasinya', 'terserah mau desain atau masak', 'punya modal', 'masih kelas 9'])(
  '%s: says nothing of what a person can',
  (text) => {
    expect(read(text).skills).toEqual([]);
  },
);

test('what things are kept in weighs less than the things', () => {
  expect(weightOf('ternak jangkrik di kotak kayu', 'jangkrik')).toBe(1);
  expect(weightOf('tanam selada di keranjang', 'anyaman-bambu')).toBeLessThanOrEqual(0.5);
  expect(weightOf('ternak lele di drum', 'musik')).toBeLessThanOrEqual(0.5);
  expect(weightOf('suka beresin lemari adik', 'mebel')).toBeLessThanOrEqual(0.5);
  expect(weightOf('jual lemari', 'mebel')).toBeGreaterThan(0.5);
});

test('what something is like is no name of it', () => {
  expect(read('bikin tas etnik').skills.map(({ name }) => name)).not.toContain('etnik');
});

test('how a thing sells is no name of its own', () => {
  const names = read('bikin keripik numpuk di rumah, opak laris').skills.map(({ name }) => name);
  expect(names.join(' ')).not.toMatch(/numpuk|laris/);
});

test('a tool in a text of which hardly anything is known was likely another word', () => {
  expect(weightOf('bor nyak ruwe gampong peulara', 'alat-bengkel')).toBeLessThan(
    weightOf('punya bor sama tang', 'alat-bengkel'),
  );
});

test.each([
  ['manjaik baju kuruang', 'menjahit'],
  ['inang martonun sejak kecil', 'menenun'],
  ['mannasu coto', 'memasak'],
  ['bajualan di pasar terapung', 'berjualan'],
])('%s: a verb of a regional language is read', (text, id) => {
  expect(read(text).skills.map((wish) => wish.id)).toContain(id);
});

test('what is all that a person can is no refusal', () => {
  const one = read('ga bisa apa-apa selain jahit');
  expect(one.avoided).toEqual([]);
  expect(one.skills.map(({ id }) => id)).toContain('menjahit');
  expect(read('semua mau selain jahit').avoided).toContain('menjahit');
});

test('what one had enough of, knows nothing of or does not want to be is avoided', () => {
  expect(read('muak sama desain, bisa jahit').avoided).toContain('desain-grafis');
  expect(read('capek ngajar, bisa bahasa inggris').limits.map(({ id }) => id)).toContain('tidak-mengajar');
  expect(read('capek kerja, bisa masak').avoided).toEqual([]);
  expect(read('ndak mau jadi guru, bisa bahasa arab').avoided).toContain('mengajar');
  expect(read('membatik, inggris nol besar').skills.map(({ id }) => id)).not.toContain('bahasa-inggris');
});

test('what is said of the object or the place alone leaves the work itself', () => {
  expect(read('gak mau jual babi, bisa masak').avoided).toEqual(['babi']);
  expect(read('bukan fotografi nikahan, foto produk aja').skills.map(({ id }) => id)).toContain('fotografi');
  const workshop = read('tau mesin motor, jangan buka bengkel');
  expect(workshop.avoided).not.toContain('servis-motor');
  expect(workshop.limits.map(({ id }) => id)).toContain('tidak-ada-tempat');
});

test('to know something is no bean curd', () => {
  expect(read('tau mesin motor').skills.map(({ id }) => id)).not.toContain('olahan-tempe-tahu');
  expect(read('bikin tahu, tempe').skills.map(({ id }) => id)).toContain('olahan-tempe-tahu');
});
