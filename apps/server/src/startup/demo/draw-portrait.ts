import sharp from 'sharp';
import type { Random } from './random.ts';

const grounds = ['#fbe0a6', '#cfe6ef', '#f6cfc3', '#dcebc8', '#e3dcf3', '#d3efe2'];
const clothes = ['#00684a', '#2c6ea6', '#c8442e', '#7a5ba8', '#d98b16', '#3b8f5a'];
const skins = ['#e2b48c', '#c98d60', '#b67b50', '#a8714a', '#6d432b'];
const ink = '#231712';

/** What is drawn behind and before a face. */
type Hair = { readonly back: string; readonly front: string };

function veil(colour: string): Hair {
  return {
    back: `<path d="M48 16q-30 0-28 34q0 26-8 46h72q-8-20-8-46q2-34-28-34z" fill="${colour}"/>`,
    front: `<path d="M48 16q-30 0-27 34q2 24 27 26q25-2 27-26q3-34-27-34zm0 10q17 0 17 20q-1 18-17 20q-16-2-17-20q0-20 17-20z" fill="${colour}"/>`,
  };
}

const long: Hair = {
  back: `<path d="M24 44q-2-30 24-30t24 30v26q-6 6-12 4H36q-6 2-12-4z" fill="${ink}"/>`,
  front: `<path d="M31 42q0-18 17-20q17 2 17 20q-5-8-8-11q-10 7-22 4q-3 2-4 7z" fill="${ink}"/>`,
};
const curls: Hair = {
  back: `<circle cx="48" cy="36" r="28" fill="${ink}"/>`,
  front: `<path d="M30 40q0-18 18-18t18 18q-6-9-18-9t-18 9z" fill="${ink}"/>`,
};
const short: Hair = {
  back: '',
  front: `<path d="M30 38q-2-22 18-22t18 22q-3-9-9-10q-9 4-18 0q-7 1-9 10z" fill="${ink}"/>`,
};
const parted: Hair = {
  back: '',
  front: `<path d="M29 42q-4-26 19-27q23 1 19 27q-2-8-5-12q-10 6-25 2q-6 3-8 10z" fill="${ink}"/>`,
};
const cap: Hair = {
  back: '',
  front: `<path d="M31 40q0-6 3-9h28q3 3 3 9l-2-6H33z" fill="${ink}"/><path d="M30 36l3-14q15-7 30 0l3 14q-18-6-36 0z" fill="#1c1c22"/>`,
};

const glasses =
  '<g fill="none" stroke="#3b3b3b" stroke-width="1.8"><circle cx="41" cy="45" r="5.5"/><circle cx="55" cy="45" r="5.5"/><path d="M46.5 45h3"/></g>';

/** A portrait of one of the demo's people, drawn, of no real person. Square, WebP. */
export function drawPortrait(random: Random, isWoman: boolean): Promise<Buffer> {
  const skin = random.pick(skins);
  const cloth = random.pick(clothes);
  const hair = random.pick(
    isWoman ? [veil(random.pick(clothes)), veil(cloth), long, curls] : [short, parted, cap, short],
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="320" height="320">
    <rect width="96" height="96" fill="${random.pick(grounds)}"/>${hair.back}
    <path d="M12 96q2-26 36-26t36 26z" fill="${cloth}"/>
    <path d="M40 58h16v13q-8 8-16 0z" fill="${skin}"/><path d="M40 62q8 8 16 0v4q-8 7-16 0z" fill="${ink}" opacity=".14"/>
    <ellipse cx="48" cy="44" rx="17" ry="20" fill="${skin}"/>${hair.front}
    <g fill="${ink}"><circle cx="41" cy="45" r="2"/><circle cx="55" cy="45" r="2"/></g>
    <path d="M42 53q6 6 12 0" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>
    ${random.between(0, 3) === 0 ? glasses : ''}
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 3 }).toBuffer();
}
