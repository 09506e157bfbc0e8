import { RestError } from '../rest-error.ts';

/** How the rows are written into the body. */
export type ResponseFormat = {
  kind: 'array' | 'object' | 'csv' | 'openapi';
  stripsNulls: boolean;
  /** The `Content-Type` of the answer, without the charset. */
  mediaType: string;
};

const jsonArray: ResponseFormat = { kind: 'array', stripsNulls: false, mediaType: 'application/json' };
const openapi: ResponseFormat = {
  kind: 'openapi',
  stripsNulls: false,
  mediaType: 'application/openapi+json',
};

const formats: Record<string, ResponseFormat> = {
  '*/*': jsonArray,
  'application/*': jsonArray,
  'application/json': jsonArray,
  'application/vnd.pgrst.array+json': { ...jsonArray, mediaType: 'application/vnd.pgrst.array+json' },
  'application/vnd.pgrst.array+json;nulls=stripped': {
    kind: 'array',
    stripsNulls: true,
    mediaType: 'application/vnd.pgrst.array+json;nulls=stripped',
  },
  'application/vnd.pgrst.array;nulls=stripped': {
    kind: 'array',
    stripsNulls: true,
    mediaType: 'application/vnd.pgrst.array+json;nulls=stripped',
  },
  'application/vnd.pgrst.object+json': {
    kind: 'object',
    stripsNulls: false,
    mediaType: 'application/vnd.pgrst.object+json',
  },
  'application/vnd.pgrst.object': {
    kind: 'object',
    stripsNulls: false,
    mediaType: 'application/vnd.pgrst.object+json',
  },
  'application/vnd.pgrst.object+json;nulls=stripped': {
    kind: 'object',
    stripsNulls: true,
    mediaType: 'application/vnd.pgrst.object+json;nulls=stripped',
  },
  'text/csv': { kind: 'csv', stripsNulls: false, mediaType: 'text/csv' },
};

/** What PostgREST can write and this engine cannot, by the name that the refusal gives it. */
const unsupported: readonly [type: RegExp, feature: string][] = [
  [/^application\/vnd\.pgrst\.plan/, 'execution plans'],
  [/^application\/geo\+json/, 'answers in GeoJSON'],
];

/**
 * Chooses the format of the answer from `Accept`; the first that is known wins, by quality.
 * Errors: PGRST107 when none is, PGRST127 for one that PostgREST knows and this engine does not.
 */
export function parseAccept(header: string | null, isRoot: boolean): ResponseFormat {
  const offered = (header ?? '*/*')
    .split(',')
    .map(readOffer)
    .sort((a, b) => b.quality - a.quality);
  for (const { type } of offered) {
    if (isRoot && (type in formats || type === openapi.mediaType)) return openapi;
    const format = Object.hasOwn(formats, type) ? formats[type] : undefined;
    if (format !== undefined) return format;
  }
  for (const { type } of offered) {
    const feature = unsupported.find(([pattern]) => pattern.test(type))?.[1];
    if (feature !== undefined) throw new RestError('PGRST127', { details: `${feature} are not supported` });
  }
  throw new RestError('PGRST107', {
    message: `None of these media types are available: ${offered.map((offer) => offer.type).join(', ')}`,
  });
}

function readOffer(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  const kept = parameters.filter((parameter) => parameter === 'nulls=stripped');
  return { type: [type, ...kept].join(';'), quality: Number.isFinite(quality) ? quality : 0 };
}
