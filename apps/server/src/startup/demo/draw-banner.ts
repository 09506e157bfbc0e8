import sharp from 'sharp';
import type { Random } from './random.ts';

const walls = ['#f3e3c8', '#dbe9e4', '#f1d9cf', '#e2e4f0'];
const paints = ['#00684a', '#c8442e', '#f2b035', '#2c6ea6', '#8a5a34', '#7a5ba8'];

/** Four petals around a point, as in kawung batik. */
function kawung(x: number, y: number, size: number, fill: string): string {
  const petals = [45, 135, 225, 315].map(
    (angle) =>
      `<ellipse cx="${x}" cy="${y - size * 0.52}" rx="${size * 0.24}" ry="${size * 0.46}" transform="rotate(${angle} ${x} ${y})"/>`,
  );
  return `<g fill="${fill}">${petals.join('')}</g>`;
}

/** A jar, a box or a pouch that stands on the table at `x`. */
function drawGoods(random: Random, x: number): string {
  const paint = random.pick(paints);
  const height = random.between(120, 190);
  const top = 430 - height;
  const shape = random.pick(['jar', 'box', 'pouch']);
  const label = `<circle cx="${x}" cy="${top + height * 0.58}" r="30" fill="#fffdf8"/>${kawung(x, top + height * 0.58, 34, paint)}`;
  if (shape === 'jar')
    return `<rect x="${x - 40}" y="${top - 22}" width="80" height="26" rx="8" fill="#64401f"/><rect x="${x - 50}" y="${top}" width="100" height="${height}" rx="20" fill="${paint}"/>${label}`;
  if (shape === 'box')
    return `<rect x="${x - 56}" y="${top}" width="112" height="${height}" rx="6" fill="${paint}"/>${label}`;
  return `<path d="M${x - 52} ${top}h104l8 ${height}h-120z" fill="${paint}"/><rect x="${x - 54}" y="${top - 14}" width="108" height="16" rx="4" fill="#2a2a26" opacity=".35"/>${label}`;
}

/** A picture of the demo's projects: goods on a table below an awning, drawn. 16:9, WebP. */
export function drawBanner(random: Random): Promise<Buffer> {
  const stripe = random.pick(paints);
  const stripes = Array.from({ length: 12 }, (_, at) => {
    const x = at * 80;
    const fill = at % 2 === 0 ? stripe : '#fffdf8';
    return `<path d="M${x} 0h80v86a40 34 0 0 1-80 0z" fill="${fill}"/>`;
  });
  const goods = [250, 400, 560, 710].map((x) => drawGoods(random, x + random.between(-14, 14)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">
    <rect width="960" height="540" fill="${random.pick(walls)}"/>${stripes.join('')}${goods.join('')}
    <rect y="430" width="960" height="28" fill="#8a5a34"/><rect y="458" width="960" height="82" fill="#b98450"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80, effort: 3 }).toBuffer();
}
