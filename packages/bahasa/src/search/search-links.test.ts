import { describe, expect, test } from 'vitest';
import alike from '../../lexicon/search-alike.json' with { type: 'json' };
import belonging from '../../lexicon/search-members.json' with { type: 'json' };
import relations from '../../lexicon/search-relations.json' with { type: 'json' };
import { allForms } from '../lexicon/all-forms.ts';
import { allConcepts, concept } from '../lexicon/concepts.ts';
import { normalise } from '../text/normalise.ts';
import { broader } from '../lexicon/links.ts';
import { searchLinks } from './search-links.ts';

const links = new Map(
  searchLinks().map(({ term, other, weight, isWritten }) => [`${term} ${other} ${isWritten}`, weight]),
);
const asks = (term: string, other: string): number | undefined => links.get(`${term} ${other} false`);

describe('what is near', () => {
  test('lies further from a dish than from a skill, and further from that than from a major', () => {
    expect(asks('c/rendang', 'c/oleh-oleh')).toBe(0.2);
    expect(asks('c/kecerdasan-buatan', 'c/analisis-data')).toBe(0.28);
    expect(asks('c/jurusan-pertanian', 'c/pertanian')).toBe(0.4);
  });

  test('counts less the further away it is', () => {
    expect(asks('c/golang', 'c/pengembangan-backend')).toBe(0.28);
    expect(asks('c/golang', 'c/pemrograman-web')).toBe(0.14);
    expect(asks('c/golang', 'n/pengembangan-backend')).toBe(0.035);
  });

  test('a program stands for the skill above it, past the programs that it is made with', () => {
    expect(asks('c/react', 'c/pemrograman-web')).toBe(0.9);
    expect(asks('c/laravel', 'c/pemrograman-web')).toBe(0.9);
    expect(asks('c/golang', 'c/pemrograman-web')).toBeLessThan(0.2);
  });
});

test('what a field brings forth answers to it in part, as what is done in it does not', () => {
  expect(asks('c/pertanian', 'm/pertanian')).toBe(0.5);
  expect(links.get('c/jagung m/pertanian true')).toBe(1);
  expect(links.has('c/jagung n/pertanian true')).toBe(false);
  expect(links.get('c/bertani-hidroponik n/pertanian true')).toBe(1);
});

describe('what only a search goes by', () => {
  test('relations lead from concept to concept, each once, and none that the lexicon has', () => {
    const seen = new Set<string>();
    for (const [from, others] of Object.entries(relations))
      for (const to of others) {
        const { broader, related } = concept(from);
        expect([...broader, ...related], `${from} ${to}`).not.toContain(to);
        expect([...concept(to).broader, ...concept(to).related], `${from} ${to}`).not.toContain(from);
        const key = [from, to].toSorted().join(' ');
        expect(seen.has(key), key).toBe(false);
        seen.add(key);
      }
    expect(asks('c/teknologi-pertanian', 'c/petani')).toBe(0.14);
    expect(asks('c/petani', 'c/teknologi-pertanian')).toBe(0.1);
  });

  test('what belongs to a field in part is no narrower meaning of it, and answers to it less than what it means', () => {
    for (const [field, ids] of Object.entries(belonging)) {
      expect(new Set(ids).size, field).toBe(ids.length);
      for (const id of ids) expect([id, ...broader(id)], `${field} ${id}`).not.toContain(concept(field).id);
    }
    expect(asks('c/transportasi', 'm/transportasi')).toBe(0.45);
    // It brings forth, too, and both answer by the same term.
    expect(asks('c/perikanan', 'm/perikanan')).toBe(0.5);
    expect(links.get('c/perahu m/transportasi true')).toBe(1);
    expect(links.get('c/menyelam m/ekowisata true')).toBe(1);
    expect(links.has('c/transportasi m/transportasi true')).toBe(false);
  });

  test('words that say the same are forms of concepts, and each says so of one kind', () => {
    const forms = allForms();
    const words = alike.flat().map((form) => normalise(form));
    expect(words.filter((word) => !forms.has(word))).toEqual([]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(asks('w/corel', 'a/coreldraw')).toBe(1);
    expect(links.get('w/corel a/coreldraw true')).toBe(1);
  });

  test('no concept has a name that a term of words would take', () => {
    expect(allConcepts.filter(({ id }) => id.includes('/'))).toEqual([]);
  });
});
