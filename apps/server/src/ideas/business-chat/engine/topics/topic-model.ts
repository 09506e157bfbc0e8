import stored from '#content/chat/topic-model.json' with { type: 'json' };

/**
 * A linear text classifier of low rank: a question is the mean of its features' vectors, and an entry's belief is the
 * product with the entry's own vector. `tooling/chat-weights` learns it from the ways of asking.
 */
export type TopicModel = {
  readonly size: number;
  /** Row of each feature and its weight. */
  readonly rows: ReadonlyMap<string, { readonly row: number; readonly weight: number }>;
  /** One vector a feature, behind one another, in units of `scale`. */
  readonly features: Int8Array;
  /** One vector an entry, behind one another, in the order of `ids` and in units of `scale`. */
  readonly entries: Int8Array;
  /** What the product of two of their numbers counts. */
  readonly scale: number;
  readonly ids: readonly string[];
};

/** The model as `content/chat/topic-model.json` keeps it: bytes in base64, one scale a matrix. */
export type StoredTopicModel = {
  readonly size: number;
  /** Features with a line break between them. */
  readonly names: string;
  readonly weights: readonly number[];
  readonly features: string;
  readonly featureScale: number;
  readonly entries: string;
  readonly entryScale: number;
  readonly ids: readonly string[];
};

const toBytes = (text: string): Int8Array => new Int8Array(Buffer.from(text, 'base64'));

/** The model of its stored form. */
export function readTopicModel(model: StoredTopicModel): TopicModel {
  return {
    size: model.size,
    rows: new Map(
      model.names.split('\n').map((name, row) => [name, { row, weight: model.weights[row] ?? 0 }]),
    ),
    features: toBytes(model.features),
    entries: toBytes(model.entries),
    scale: model.featureScale * model.entryScale,
    ids: model.ids,
  };
}

let read: TopicModel | null = null;

/** The learnt model; read at the first question. */
export const topicModel = (): TopicModel => (read ??= readTopicModel(stored));

/**
 * How much a question speaks for each entry.
 * @param model the classifier
 * @param features of the question, from `topicFeaturesOf`
 * @returns the logarithm of each entry's probability, by its id; empty where no feature is known
 */
export function weighTopics(model: TopicModel, features: readonly string[]): ReadonlyMap<string, number> {
  const { size, rows } = model;
  const sum = new Float64Array(size);
  let length = 0;
  for (const feature of features) {
    const found = rows.get(feature);
    if (found === undefined) continue;
    length += found.weight * found.weight;
    for (let at = 0; at < size; at++)
      sum[at] = (sum[at] ?? 0) + found.weight * (model.features[found.row * size + at] ?? 0);
  }
  if (length === 0) return new Map();
  const scale = model.scale / Math.sqrt(length);
  const beliefs = model.ids.map((_id, entry) => {
    let belief = 0;
    for (let at = 0; at < size; at++) belief += (sum[at] ?? 0) * (model.entries[entry * size + at] ?? 0);
    return belief * scale;
  });
  const highest = beliefs.reduce((most, belief) => Math.max(most, belief), Number.NEGATIVE_INFINITY);
  const total = Math.log(beliefs.reduce((all, belief) => all + Math.exp(belief - highest), 0));
  return new Map(model.ids.map((id, entry) => [id, (beliefs[entry] ?? 0) - highest - total]));
}
