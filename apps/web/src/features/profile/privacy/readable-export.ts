import { exportFields } from '@kawanusaha/contracts/export-fields';
import { exportSections } from '@kawanusaha/contracts/export-sections';
import { exportValue } from '@kawanusaha/contracts/export-values';
import { formatLongDateTime } from '#lib/format-date.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** Ids mean nothing to a reader; they are in the file for machines. */
const isInternal = (key: string): boolean => key === 'id' || key.endsWith('_id');
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What a row is known by stands first; the database has its own order of keys. */
const leading = new Set(['nama', 'nama_lengkap', 'name', 'project_name', 'title', 'subject']);
const byLead = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  Number(leading.has(other)) - Number(leading.has(one));

const labelOf = (key: string): string => {
  const label = exportFields[key] ?? exportSections[key] ?? key.replaceAll('_', ' ');
  return escapeHtml(label.charAt(0).toUpperCase() + label.slice(1));
};

function renderText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  const text = String(value);
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));
  return escapeHtml(isTime ? formatLongDateTime(text) : text);
}

function renderValue(value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => `<li>${renderValue(item)}</li>`);
    return `<ul>${items.join('')}</ul>`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value)
      .filter(([key, field]) => !isInternal(key) && !isEmpty(field))
      .toSorted(byLead);
    return `<dl>${rows.map(([key, field]) => `<div><dt>${labelOf(key)}</dt><dd>${renderValue(typeof field === 'string' ? exportValue(key, field) : field)}</dd></div>`).join('')}</dl>`;
  }
  return isEmpty(value) ? '' : renderText(value as string | number | boolean);
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:46rem;overflow-wrap:anywhere}:root{color-scheme:light dark}
h2{margin:2rem 0 .5rem;font-size:1.25rem}ul{padding:0;list-style:none;margin:0}li{border-top:1px solid #8886;padding:.5rem 0}
nav li{display:inline-block;border:0;padding:.25rem .75rem .25rem 0}dl{margin:0}dl div{margin:.25rem 0}dt{font-weight:600}dd{margin:0;white-space:pre-line}dd dl,dd ul{padding-left:1rem}`;

/**
 * The export as one page that can be read without us: no scripts, nothing from outside. In: what `export-own-data` answers. Out: HTML;
 * a part for which there is no heading comes last, under its own name.
 */
export function renderReadableExport(data: Readonly<Record<string, unknown>>): string {
  const made = typeof data['dibuat'] === 'string' ? data['dibuat'] : null;
  const keys = [...new Set([...Object.keys(exportSections), ...Object.keys(data)])].filter(
    (key) => key !== 'dibuat',
  );
  const filled = keys.filter((key) => !isEmpty(data[key]));
  const empty = keys.filter((key) => isEmpty(data[key]));
  const contents = filled.map((key) => `<li><a href="#${escapeHtml(key)}">${labelOf(key)}</a></li>`);
  const parts = filled.map(
    (key) => `<section id="${escapeHtml(key)}"><h2>${labelOf(key)}</h2>${renderValue(data[key])}</section>`,
  );
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Data saya di KawanUsaha</title>
<style>${style}</style>
</head>
<body>
<h1>Data saya di KawanUsaha</h1>
<p>${made === null ? '' : `Dibuat ${renderText(made)}. `}Nomor internal tidak tampil di sini; semuanya ada di berkas JSON.</p>
<nav aria-label="Daftar isi"><ul>${contents.join('')}</ul></nav>
${parts.join('\n')}
${empty.length === 0 ? '' : `<section><h2>Tidak ada isinya</h2><p>${empty.map(labelOf).join(', ')}.</p></section>`}
</body>
</html>
`;
}
