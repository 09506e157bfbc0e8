/** How the rows are written into the body. */
export type ResponseFormat = {
  kind: 'array' | 'object' | 'csv' | 'openapi' | 'raw';
  stripsNulls: boolean;
  /** The `Content-Type` of the answer. */
  contentType: string;
  /** Set where the body is what an aggregate of the database makes of the rows. */
  aggregate: MediaAggregate | null;
  /** Whether a raw body is bytes, which come as hexadecimal text. */
  isBytes: boolean;
  /** Set where the plan of the statement is asked for, and not its rows. */
  plan: PlanRequest | null;
};

/** An aggregate over rows whose result is a domain named like a media type, or a function that makes a feature of each row. */
export type MediaAggregate = {
  function: { schema: string; name: string };
  /** The row type that it takes; null for any. */
  rowType: { schema: string; name: string } | null;
  makesFeatures: boolean;
};

export type PlanRequest = { isJson: boolean; options: readonly PlanOption[] };

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const;
export type PlanOption = (typeof planOptions)[number];

/** One media type of `Accept` in lower case, with the parameters that tell formats apart. */
export type Offer = { type: string; quality: number; parameters: ReadonlyMap<string, string> };

const format = (kind: ResponseFormat['kind'], type: string, stripsNulls = false): ResponseFormat => ({
  kind,
  stripsNulls,
  contentType: `${type}; charset=utf-8`,
  aggregate: null,
  isBytes: false,
  plan: null,
});

const json = format('array', 'application/json');
const strippedArray = format('array', 'application/vnd.pgrst.array+json;nulls=stripped', true);
const object = format('object', 'application/vnd.pgrst.object+json');
const strippedObject = format('object', 'application/vnd.pgrst.object+json;nulls=stripped', true);
const openapi = format('openapi', 'application/openapi+json');

const formats: Record<string, ResponseFormat> = {
  '*/*': json,
  'application/*': json,
  'application/json': json,
  'application/vnd.pgrst.array': json,
  'application/vnd.pgrst.array+json': json,
  'application/vnd.pgrst.array;nulls=stripped': strippedArray,
  'application/vnd.pgrst.array+json;nulls=stripped': strippedArray,
  'application/vnd.pgrst.object': object,
  'application/vnd.pgrst.object+json': object,
  'application/vnd.pgrst.object;nulls=stripped': strippedObject,
  'application/vnd.pgrst.object+json;nulls=stripped': strippedObject,
  'text/csv': format('csv', 'text/csv'),
};

/** The media types of `Accept`, by quality. */
export function parseAccept(header: string | null): Offer[] {
  return (header ?? '*/*')
    .split(',')
    .map(readOffer)
    .sort((a, b) => b.quality - a.quality);
}

/** The format of an offer for rows and values; undefined for what this engine cannot write by itself. */
export function findFormat({ type, parameters }: Offer): ResponseFormat | undefined {
  const key = parameters.get('nulls') === 'stripped' ? `${type};nulls=stripped` : type;
  return Object.hasOwn(formats, key) ? formats[key] : undefined;
}

/** The format of the root, whatever of JSON is asked for. */
export const findRootFormat = (offer: Offer): ResponseFormat | undefined =>
  offer.type === 'application/openapi+json' || findFormat(offer)?.kind === 'array' ? openapi : undefined;

const planType = /^application\/vnd\.pgrst\.plan(?:\+(json|text))?$/;

/**
 * `application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|buffers`; undefined for any other type.
 * @param formatOf the format of what the plan is asked for
 */
export function findPlanFormat(
  { type, parameters }: Offer,
  formatOf: (subject: Offer) => ResponseFormat | undefined,
): ResponseFormat | undefined {
  const found = planType.exec(type);
  if (found === null) return undefined;
  const subject = parameters.get('for') ?? 'application/json';
  const [subjectOffer] = parseAccept(subject);
  const of = subjectOffer === undefined ? undefined : formatOf(subjectOffer);
  if (of === undefined) return undefined;
  const asked = (parameters.get('options') ?? '').split('|');
  const options = planOptions.filter((option) => asked.includes(option));
  const isJson = found[1] === 'json';
  const listed = options.length === 0 ? '' : `; options=${options.join('|')}`;
  const contentType = `application/vnd.pgrst.plan+${isJson ? 'json' : 'text'}; for="${of.contentType.replace('; charset=utf-8', '')}"${listed}; charset=utf-8`;
  return { ...of, contentType, plan: { isJson, options } };
}

/** A body that a function or an aggregate made for one media type. */
export function rawFormat(
  mediaType: string,
  { isBytes, aggregate }: { isBytes: boolean; aggregate: MediaAggregate | null },
): ResponseFormat {
  // What serves any type does not say which it is.
  const type = mediaType === '*/*' ? 'application/octet-stream' : mediaType;
  const contentType = withCharset.has(type) ? `${type}; charset=utf-8` : type;
  return { kind: 'raw', stripsNulls: false, contentType, aggregate, isBytes, plan: null };
}

const withCharset: ReadonlySet<string> = new Set([
  'application/json',
  'application/geo+json',
  'text/csv',
  'text/plain',
  'text/xml',
]);

/** Splits at semicolons that stand outside quotes. */
const part = /(?:[^;"]|"[^"]*")+/g;

function readOffer(text: string): Offer {
  const [type = '', ...rest] = (text.match(part) ?? []).map((piece) => piece.trim().toLowerCase());
  const parameters = new Map(
    rest.map((piece): [string, string] => {
      const at = piece.indexOf('=');
      return [
        piece.slice(0, at).trim(),
        piece
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ];
    }),
  );
  const quality = Number(parameters.get('q') ?? 1);
  return { type, quality: Number.isFinite(quality) ? quality : 0, parameters };
}
