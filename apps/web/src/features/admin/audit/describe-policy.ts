const rules: Readonly<Record<string, string>> = {
  script: 'Skrip',
  style: 'Gaya',
  img: 'Gambar',
  font: 'Huruf',
  connect: 'Sambungan',
  frame: 'Bingkai',
  'form-action': 'Kiriman formulir',
  'base-uri': 'Alamat dasar',
  media: 'Suara dan video',
  worker: 'Pekerja latar',
  object: 'Sisipan',
};
const refused: Readonly<Record<string, string>> = {
  inline: 'yang ditulis di dalam halaman',
  eval: 'kode yang dibuat saat berjalan',
  data: 'isi yang disisipkan (data:)',
  blob: 'isi yang disisipkan (blob:)',
  self: 'alamat kami sendiri',
  unknown: 'tidak diketahui',
};

/** A rule of the content policy in words with its own name, which the people who mend it look for: 'Gaya (style-src-elem)'. */
export function describeRule(directive: string): string {
  const name = rules[directive] ?? rules[directive.replace(/-src.*$/, '')];
  return name === undefined ? directive : `${name} (${directive})`;
}

/** What a rule refused, in words where the browser sends a code instead of an address. */
export const describeRefused = (blocked: string): string => refused[blocked.replace(/:$/, '')] ?? blocked;
