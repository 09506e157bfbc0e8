import { getCompileCacheDir } from 'node:module';
import process from 'node:process';

/** `npm run bench:bahasa`: time to load, and of understanding 300 characters, beside the processor time that it took. */
const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

const cpuBefore = process.cpuUsage();
const started = performance.now();
const { understand } = await import('./src/understand.ts');
understand('pemanasan');
const loaded = performance.now() - started;
const cpu = process.cpuUsage(cpuBefore);
const heap = process.memoryUsage().heapUsed / 1_048_576;

const { allConcepts } = await import('./src/lexicon/concepts.ts');
const { allForms } = await import('./src/lexicon/all-forms.ts');
const { allPlaces } = await import('./src/places/place-index.ts');

const texts = [
  'Halo kak, aku mahasiswa tata boga semester 5 di Malang, jago bikin kue kering sama dimsum tapi gak bisa keluar rumah malem soalnya jaga nenek. Modal cuma 500rb sampai 1 juta, punya HP doang ga ada leptop. Selain jualan makanan ada ide lain ga? Aku ga suka live di tiktok, pengen yg bisa dijual onlen ke tmn2 kampus.',
  'Sy anak smk perikanan dr Alor, bapak nelayan sm ibu biasa bikin ikan asin. Blm pny NIB sm PIRT, pengen jualn abon ikan ke Kupang tp bingung pengirimanya gmn. Waktu luang 2 jam sehari habis magrib, akhir pekan full. Modal di bawah 2 juta patungan sama tmn. Gak ngerti desain kemasan, tapi bisa foto produk pake hape kok kak ya.',
].map((text) => text.slice(0, 300).padEnd(300, '.'));

const rounds = 3000;
for (let round = 0; round < rounds; round++) understand(texts[round % texts.length] ?? '');
const times: number[] = [];
const cpuStart = process.cpuUsage();
for (let round = 0; round < rounds; round++) {
  const start = performance.now();
  understand(texts[round % texts.length] ?? '');
  times.push(performance.now() - start);
}
const spent = process.cpuUsage(cpuStart);
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;

process.stdout.write(
  `${[
    `concepts ${allConcepts.length}, forms ${allForms().size}, places ${allPlaces().length}`,
    `load ${milliseconds(loaded)} (processor ${milliseconds((cpu.user + cpu.system) / 1000)}), heap ${heap.toFixed(1)} MB; ${
      getCompileCacheDir() === undefined ? 'without the compile cache' : 'with the compile cache'
    }`,
    `300 characters: p50 ${milliseconds(at(0.5))}, p95 ${milliseconds(at(0.95))}, processor ${milliseconds((spent.user + spent.system) / 1000 / rounds)}`,
  ].join('\n')}\n`,
);
