import type { StoredTopicModel } from '../../apps/server/src/ideas/business-chat/engine/topics/topic-model.ts';
import { topicKindWeight } from '../../apps/server/src/ideas/business-chat/engine/topics/topic-features.ts';

/** One way of asking: its features and the place of the entry that answers it. */
export type TopicSample = { readonly features: readonly string[]; readonly entry: number };

/** Numbers of a vector; large enough to tell some 2,000 entries and details apart, small enough to keep in memory. */
const size = 128;
const rounds = 24;
/** Rounds in which every entry is moved; afterwards only those whose probability is off by this much, since the others hardly move and take most of the time. */
const wholeRounds = 3;
const leastPush = { first: 1e-4, later: 1e-3 };
const firstStep = 0.08;
/** Part of the features that is left out at each look, so that no single word decides. */
const leftOut = 0.7;

/** A small generator of the same numbers at each run. */
function makeRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 4_294_967_296;
  };
}

function listFeatures(samples: readonly TopicSample[]): { names: string[]; weights: number[] } {
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  // A rare neighbourhood of letters or words says nothing about another question; a rare stem may.
  const names = [...counts].flatMap(([name, count]) => (count >= 2 || name[1] !== ':' ? [name] : []));
  const weights = names.map(
    (name) =>
      Math.round(100 * Math.log(1 + samples.length / (counts.get(name) ?? 1)) * topicKindWeight(name)) / 100,
  );
  return { names, weights };
}

function toBytes(values: Float32Array): { bytes: string; scale: number } {
  const highest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const scale = highest / 127;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return { bytes: Buffer.from(bytes.buffer).toString('base64'), scale };
}

const fromBytes = (bytes: string, scale: number): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (byte) => byte * scale);

/** The vectors of the entries that the kept model knows, and zeros for the others. */
function keepEntries(ids: readonly string[], kept: StoredTopicModel): Float32Array {
  const before = fromBytes(kept.entries, kept.entryScale);
  const entries = new Float32Array(ids.length * size);
  for (const [id, name] of ids.entries()) {
    const at = kept.ids.indexOf(name);
    if (at >= 0) entries.set(before.subarray(at * size, (at + 1) * size), id * size);
  }
  return entries;
}

/**
 * Learns the classifier by stochastic gradient descent (Adagrad, a step for each row) on the cross-entropy.
 * @param samples ways of asking
 * @param ids of the entries, in the order that the samples' places name
 * @param kept a model whose features and entries stay as they are: only the entries that it lacks are learnt, beside them
 */
export function learnTopics(
  samples: readonly TopicSample[],
  ids: readonly string[],
  kept: StoredTopicModel | null = null,
): StoredTopicModel {
  const random = makeRandom();
  const { names, weights } =
    kept === null ? listFeatures(samples) : { names: kept.names.split('\n'), weights: kept.weights };
  const isKept = ids.map((id) => kept?.ids.includes(id) === true);
  const rowOf = new Map(names.map((name, row) => [name, row]));
  const read = samples.map(({ features, entry }) => ({
    entry,
    rows: Int32Array.from(features.flatMap((feature) => rowOf.get(feature) ?? [])),
  }));
  const features =
    kept === null
      ? new Float32Array(names.length * size).map(() => (random() - 0.5) / size)
      : fromBytes(kept.features, kept.featureScale);
  const entries = kept === null ? new Float32Array(ids.length * size) : keepEntries(ids, kept);
  const featureSquares = new Float32Array(names.length).fill(1e-6);
  const entrySquares = new Float32Array(ids.length).fill(1e-6);
  const vector = new Float64Array(size);
  const slope = new Float64Array(size);
  const beliefs = new Float64Array(ids.length);
  const learnFrom = (rows: Int32Array, entry: number, step: number, least: number): void => {
    const used = rows.filter(() => random() >= leftOut);
    let length = 0;
    vector.fill(0);
    for (const row of used) {
      const weight = weights[row] ?? 0;
      length += weight * weight;
      for (let at = 0; at < size; at++)
        vector[at] = (vector[at] ?? 0) + weight * (features[row * size + at] ?? 0);
    }
    const scale = 1 / Math.sqrt(length || 1);
    let total = 0;
    for (let at = 0; at < size; at++) vector[at] = (vector[at] ?? 0) * scale;
    for (let id = 0; id < ids.length; id++) {
      let belief = 0;
      for (let at = 0; at < size; at++) belief += (vector[at] ?? 0) * (entries[id * size + at] ?? 0);
      beliefs[id] = Math.exp(belief);
      total += beliefs[id] ?? 0;
    }
    slope.fill(0);
    for (let id = 0; id < ids.length; id++) {
      if (isKept[id]) continue;
      const push = (id === entry ? 1 : 0) - (beliefs[id] ?? 0) / total;
      if (Math.abs(push) < least) continue;
      let squares = 0;
      for (let at = 0; at < size; at++) {
        slope[at] = (slope[at] ?? 0) + push * (entries[id * size + at] ?? 0);
        squares += (push * (vector[at] ?? 0)) ** 2;
      }
      entrySquares[id] = (entrySquares[id] ?? 0) + squares / size;
      const rate = (step * push) / Math.sqrt(entrySquares[id] ?? 0);
      for (let at = 0; at < size; at++)
        entries[id * size + at] = (entries[id * size + at] ?? 0) + rate * (vector[at] ?? 0);
    }
    if (kept !== null) return;
    const steepness = slope.reduce((sum, value) => sum + value * value, 0) / size;
    for (const row of used) {
      const weight = (weights[row] ?? 0) * scale;
      featureSquares[row] = (featureSquares[row] ?? 0) + steepness * weight * weight;
      const rate = (step * weight) / Math.sqrt(featureSquares[row] ?? 0);
      for (let at = 0; at < size; at++)
        features[row * size + at] = (features[row * size + at] ?? 0) + rate * (slope[at] ?? 0);
    }
  };
  const order = read.map((_sample, at) => at);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const step = firstStep * (1 - round / rounds);
    const least = round < wholeRounds ? leastPush.first : leastPush.later;
    for (const at of order) {
      const sample = read[at];
      if (sample !== undefined) learnFrom(sample.rows, sample.entry, step, least);
    }
  }
  const featureBytes = toBytes(features);
  const entryBytes = toBytes(entries);
  return {
    size,
    names: names.join('\n'),
    weights,
    features: featureBytes.bytes,
    featureScale: featureBytes.scale,
    entries: entryBytes.bytes,
    entryScale: entryBytes.scale,
    ids,
  };
}
