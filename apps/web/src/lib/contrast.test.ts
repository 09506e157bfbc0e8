import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = [number, number, number];

const css = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');

/** Reads `--name: oklch(l c h)` declarations of one theme. */
function readTokens(block: string): Map<string, [number, number, number]> {
  const declarations = block.matchAll(/--([a-z0-9-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map(
    [...declarations].map(([, name, l, c, h]) => [String(name), [Number(l), Number(c), Number(h)]]),
  );
}

/** OKLCH to linear sRGB, clipped to what a screen can show (CSS Color 4). */
function toLinearRgb([l, c, h]: [number, number, number]): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs that carry text (WCAG 1.4.3: 4.5) and pairs that show a control or a state (WCAG 1.4.11: 3). */
const textPairs = [
  ['foreground', 'background'],
  ['foreground', 'muted'],
  ['card-foreground', 'card'],
  ['muted-foreground', 'background'],
  ['muted-foreground', 'card'],
  ['muted-foreground', 'muted'],
  ['primary', 'background'],
  ['primary', 'card'],
  ['primary', 'primary-soft'],
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['primary-soft-foreground', 'primary-soft'],
  ['accent-foreground', 'accent'],
  ['accent-soft-foreground', 'accent-soft'],
  ['success', 'card'],
  ['success-soft-foreground', 'success-soft'],
  ['warning', 'card'],
  ['warning-soft-foreground', 'warning-soft'],
  ['destructive', 'background'],
  ['destructive', 'card'],
  ['destructive-foreground', 'destructive'],
  ['destructive-foreground', 'destructive-hover'],
  ['destructive-soft-foreground', 'destructive-soft'],
  ['band-foreground', 'band'],
  ['band-foreground', 'band-motif'],
  ['band-muted-foreground', 'band'],
  ['accent', 'band'],
] as const;

const interfacePairs = [
  ['input', 'background'],
  ['input', 'card'],
  ['ring', 'background'],
  ['ring', 'card'],
  ['primary', 'muted'],
  ['destructive', 'destructive-soft'],
  ['chart-1', 'card'],
] as const;

const [light = '', dark = ''] = css.split('@variant dark');

describe.each([
  ['light', readTokens(light)],
  ['dark', readTokens(dark.split('@theme')[0] ?? '')],
])('tokens of the %s theme', (_theme, tokens) => {
  const measure = (front: string, back: string) => {
    const [one, other] = [tokens.get(front), tokens.get(back)];
    if (!one || !other) throw new Error(`missing token: ${front} or ${back}`);
    return contrast(toLinearRgb(one), toLinearRgb(other));
  };

  it.each(textPairs)('%s on %s can be read', (front, back) => {
    expect(measure(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(interfacePairs)('%s on %s can be seen', (front, back) => {
    expect(measure(front, back)).toBeGreaterThanOrEqual(3);
  });
});

it('both themes define the same tokens', () => {
  expect([...readTokens(dark.split('@theme')[0] ?? '').keys()].toSorted()).toEqual(
    [...readTokens(light).keys()].toSorted(),
  );
});
