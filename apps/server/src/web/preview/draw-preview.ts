import { breakLines } from '#web/preview/break-lines.ts';
import type { Outliner, TextStyle } from '#web/preview/text-outline.ts';

/** What a preview picture says; every text is shortened to what fits. */
export type Preview = {
  /** In the small label: the type of a project, the skill of a contact. */
  readonly label: string;
  readonly title: string;
  /** Stands in when nothing of the title can be written. */
  readonly fallbackTitle: string;
  /** One or two lines below the title. */
  readonly detail: string;
  /** At the foot, joined by dots; what is empty is left out. */
  readonly facts: readonly string[];
};

export const previewWidth = 1200;
export const previewHeight = 630;

const margin = 72;
const textWidth = 860;
const colours = {
  ground: '#053b2b',
  motif: '#0b4a37',
  line: '#1b5c48',
  text: '#fbf8ef',
  muted: '#c8dccf',
  mark: '#5fcfa2',
  accent: '#f3b33d',
  onAccent: '#35240a',
};
const petal = 'M24 21.6C17.6 17.4 15.4 8.6 24 2.4C32.6 8.6 30.4 17.4 24 21.6Z';
const innerPetal = 'M24 17.6C21 14.8 20.6 10.6 24 7.4C27.4 10.6 27 14.8 24 17.6Z';

const titleStyles: readonly TextStyle[] = [
  { size: 76, boldness: 62 },
  { size: 62, boldness: 60 },
];
const labelStyle: TextStyle = { size: 27, boldness: 42 };
const detailStyle: TextStyle = { size: 32, boldness: 12 };
const factStyle: TextStyle = { size: 29, boldness: 34 };

/** The kawung mark, `size` pixels wide from x, y. */
function mark(x: number, y: number, size: number, petals: string, centre: string): string {
  const leaves = [45, 135, 225, 315]
    .map((angle) => `<path d="${petal}" transform="rotate(${angle} 24 24)" fill="${petals}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${size / 34}) translate(-7 -7)">${leaves}<circle cx="24" cy="24" r="3.6" fill="${centre}"/></g>`;
}

/** The large motif at the right edge. */
function motif(): string {
  const leaves = [45, 135, 225, 315]
    .map(
      (angle) =>
        `<g transform="rotate(${angle} 24 24)"><path d="${petal}" fill="${colours.motif}"/><path d="${innerPetal}" fill="none" stroke="${colours.line}" stroke-width="0.5"/></g>`,
    )
    .join('');
  return `<g transform="translate(720 -45) scale(15)">${leaves}<circle cx="24" cy="24" r="3" fill="${colours.accent}"/></g>`;
}

/** Draws a preview as SVG of 1200 × 630 that needs no font: what people wrote appears as outlines only, never as markup. */
export function drawPreview(preview: Preview, { measure, outline, writable }: Outliner): string {
  const parts = [
    `<rect width="${previewWidth}" height="${previewHeight}" fill="${colours.ground}"/>`,
    motif(),
    mark(margin, 62, 54, colours.mark, colours.accent),
  ];
  const brand: TextStyle = { size: 38, boldness: 62 };
  parts.push(outline('Kawan', margin + 70, 102, { ...brand, fill: colours.text }));
  parts.push(outline('Usaha', margin + 70 + measure('Kawan', brand), 102, { ...brand, fill: colours.mark }));

  const write = (text: string, style: TextStyle, lines: number, width = textWidth) =>
    breakLines(text, (part) => measure(part, style), width, lines);
  const title = writable(preview.title) || preview.fallbackTitle;
  const large = titleStyles[0] ?? factStyle;
  const isShort = write(title, large, 3).length <= 2;
  const titleStyle = isShort ? large : (titleStyles[1] ?? large);
  const titleLines = write(title, titleStyle, 3);
  const [label = ''] = write(writable(preview.label), labelStyle, 1, 600);
  const detailLines = write(writable(preview.detail), detailStyle, titleLines.length > 2 ? 1 : 2);
  const facts = write(
    preview.facts
      .map(writable)
      .filter((fact) => fact !== '')
      .join('  ·  '),
    factStyle,
    1,
    previewWidth - 2 * margin,
  );

  let y = isShort && titleLines.length === 1 ? 236 : 190;
  if (label !== '') {
    const labelWidth = measure(label, labelStyle) + 44;
    parts.push(
      `<rect x="${margin}" y="${y - 36}" width="${labelWidth}" height="52" rx="26" fill="${colours.accent}"/>`,
      outline(label, margin + 22, y, { ...labelStyle, fill: colours.onAccent }),
    );
  }
  y += 30;
  for (const line of titleLines) {
    y += titleStyle.size * 1.16;
    parts.push(outline(line, margin - 3, y, { ...titleStyle, fill: colours.text }));
  }
  y += 20;
  for (const line of detailLines) {
    y += detailStyle.size * 1.38;
    parts.push(outline(line, margin, y, { ...detailStyle, fill: colours.muted }));
  }
  for (const line of facts) {
    parts.push(
      `<rect x="${margin}" y="532" width="72" height="5" rx="2.5" fill="${colours.accent}"/>`,
      outline(line, margin, 584, { ...factStyle, fill: colours.text }),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewWidth}" height="${previewHeight}">${parts.join('')}</svg>`;
}
