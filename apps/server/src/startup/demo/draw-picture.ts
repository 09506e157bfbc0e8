import sharp from 'sharp';
import type { Random } from './random.ts';

/** Colours of the pictures, from the tokens of the interface: ground, shape, accent. */
const palettes = [
  ['#0f4c47', '#17756c', '#f2b84b'],
  ['#7a2e12', '#b4530a', '#f6d7a8'],
  ['#1f3f66', '#2f6690', '#f4a259'],
  ['#4a2545', '#824c71', '#e8c07d'],
  ['#24421f', '#5b7f3a', '#f0d264'],
  ['#3b2f2f', '#8d5b4c', '#9fd3c7'],
] as const;

type Palette = (typeof palettes)[number];

/** Four petals around a point, as in kawung batik. */
function kawung(x: number, y: number, size: number, fill: string, opacity: number): string {
  const petals = [45, 135, 225, 315].map(
    (angle) =>
      `<ellipse cx="${x}" cy="${y - size * 0.52}" rx="${size * 0.24}" ry="${size * 0.46}" transform="rotate(${angle} ${x} ${y})"/>`,
  );
  return `<g fill="${fill}" opacity="${opacity}">${petals.join('')}<circle cx="${x}" cy="${y}" r="${size * 0.09}"/></g>`;
}

function pattern([, shape]: Palette, width: number, height: number, cell: number): string {
  const marks: string[] = [];
  for (let y = 0; y <= height + cell; y += cell) {
    for (let x = 0; x <= width + cell; x += cell) marks.push(kawung(x, y, cell * 0.66, shape, 0.55));
  }
  return marks.join('');
}

/** A banner of the demo's projects: a batik ground with a large motif. 16:9, WebP. */
export function drawBanner(random: Random): Promise<Buffer> {
  const palette = random.pick(palettes);
  const [ground, shape, accent] = palette;
  const x = random.between(260, 700);
  const size = random.between(200, 290);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">
    <rect width="960" height="540" fill="${ground}"/>${pattern(palette, 960, 540, random.pick([90, 120, 150]))}
    <circle cx="${x}" cy="270" r="${size * 0.86}" fill="${ground}" opacity="0.92"/>
    <circle cx="${x}" cy="270" r="${size * 0.86}" fill="none" stroke="${accent}" stroke-width="6"/>
    ${kawung(x, 270, size * 0.72, accent, 1)}
    <path d="M0 540 L0 ${random.between(440, 500)} Q 480 ${random.between(380, 470)} 960 ${random.between(430, 510)} L960 540 Z" fill="${shape}" opacity="0.85"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 3 }).toBuffer();
}

/** A portrait of the demo's people, drawn, of no real person. Square, WebP. */
export function drawPortrait(random: Random): Promise<Buffer> {
  const [ground, shape, accent] = random.pick(palettes);
  const skin = random.pick(['#c68a5e', '#a86f45', '#d9a577']);
  const hair = random.pick(['#1d1715', '#2c211c', '#3a2a20']);
  const isVeiled = random.between(0, 1) === 1;
  const head = isVeiled
    ? `<path d="M160 52 C 96 52 82 112 88 168 C 92 214 110 250 160 250 C 210 250 228 214 232 168 C 238 112 224 52 160 52 Z" fill="${shape}"/>`
    : `<path d="M160 62 C 104 62 94 108 100 150 L 220 150 C 226 108 216 62 160 62 Z" fill="${hair}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">
    <rect width="320" height="320" fill="${accent}"/>
    <path d="M52 320 C 56 250 108 228 160 228 C 212 228 264 250 268 320 Z" fill="${isVeiled ? shape : ground}"/>
    ${isVeiled ? head : ''}<rect x="138" y="196" width="44" height="48" rx="20" fill="${skin}"/>
    <ellipse cx="160" cy="148" rx="52" ry="62" fill="${skin}"/>${isVeiled ? '' : head}
    <circle cx="141" cy="150" r="5" fill="#241a16"/><circle cx="179" cy="150" r="5" fill="#241a16"/>
    <path d="M143 176 Q 160 190 177 176" fill="none" stroke="#241a16" stroke-width="4" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 3 }).toBuffer();
}
