import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  matchGoals,
  matchStages,
  noWishes,
  skillLevels,
  wishStrengths,
  wishSubjects,
} from './match-fields.ts';
import { matchPair } from './match-pair.ts';
import type { MatchListing, MatchPerson, Relate } from './match-sides.ts';

const meanings = ['web', 'react', 'foto', 'video', 'kopi', 'pajak'];
/** React is near to web and video to photo; nothing else is alike. */
const near = new Map([
  ['react web', 0.75],
  ['web react', 0.75],
  ['foto video', 0.6],
  ['video foto', 0.6],
]);
const relate: Relate = (a, b) => (a === b ? 1 : (near.get(`${a} ${b}`) ?? 0));

const named = fc.constantFrom(...meanings).map((id) => ({ name: `N-${id}`, concepts: [{ id, weight: 1 }] }));
const levelled = fc.tuple(named, fc.constantFrom(...skillLevels)).map(([one, level]) => ({ ...one, level }));
const cities = [
  { city: 'Bandung', town: 'Bandung', province: 'Jawa Barat' },
  { city: 'Kota Kembang', town: 'Bandung', province: 'Jawa Barat' },
  { city: 'Garut', town: 'Garut', province: 'Jawa Barat' },
  { city: 'Medan', town: 'Medan', province: 'Sumatera Utara' },
  { city: 'Simpang Jauh', town: null, province: null },
];
const maybe = <Value>(of: readonly Value[]) => fc.option(fc.constantFrom(...of), { nil: null });
const wish = fc.constantFrom(...wishStrengths);
const side = {
  goal: maybe(matchGoals),
  stage: maybe(matchStages),
  hoursPerWeek: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  place: maybe(cities),
  isRemote: fc.boolean(),
  languages: fc.subarray(['Indonesia', 'Inggris', 'Sunda']),
  wishes: fc.record({ skills: wish, goal: wish, stage: wish, hours: wish, place: wish, languages: wish }),
};
const people: fc.Arbitrary<MatchPerson> = fc.record({
  ...side,
  skills: fc.array(levelled, { maxLength: 4 }),
  interests: fc.array(named, { maxLength: 3 }),
});
const listings: fc.Arbitrary<MatchListing> = fc.record({
  ...side,
  requiredSkills: fc.array(levelled, { minLength: 1, maxLength: 3 }),
  roles: fc.array(
    fc.tuple(named, fc.integer({ min: 0, max: 2 })).map(([role, seats]) => ({ ...role, seats })),
    { maxLength: 3 },
  ),
  teamSkills: fc.array(named, { maxLength: 2 }),
  subject: fc.array(named, { maxLength: 3 }).map((found) => found.flatMap(({ concepts }) => concepts)),
});

const idOf = (name: string) => name.replace('N-', '');
const names = (text: string) => text.split(/, dan | dan |, /);
const who = '(?:Anda|orang ini)';

/** Every sentence there is, with what has to hold for it to be true. */
const truths: [RegExp, (said: string[], person: MatchPerson, listing: MatchListing) => boolean][] = [
  [
    /^Cocok karena keahlian(?: Anda|nya), (\S+), (?:dicari|Anda cari) (untuk peran|dalam) (\S+)\.$/,
    ([own, where, need], person, listing) =>
      person.skills.some(({ name }) => name === own) &&
      idOf(own ?? '') === idOf(need ?? '') &&
      (where === 'dalam'
        ? listing.requiredSkills.some(({ name }) => name === need)
        : listing.roles.some(({ name, seats }) => name === need && seats > 0)),
  ],
  [
    /^Cocok karena keahlian(?: Anda|nya), (\S+), dekat dengan (peran )?(\S+) yang (?:dicari|Anda cari)\.$/,
    ([own, role, need], person, listing) =>
      person.skills.some(({ name }) => name === own) &&
      near.has(`${idOf(own ?? '')} ${idOf(need ?? '')}`) &&
      (role === undefined ? listing.requiredSkills : listing.roles).some(({ name }) => name === need),
  ],
  [
    /^Perhatikan: tidak ada keahlian di profil(?: Anda|nya) yang dicari proyek ini\.$/,
    (_said, person, listing) =>
      [...listing.requiredSkills, ...listing.roles.filter(({ seats }) => seats > 0)].every(({ name }) =>
        person.skills.every((own) => relate(idOf(own.name), idOf(name)) === 0),
      ),
  ],
  [
    /^Perhatikan: (.+) juga dicari dan belum ada di profil(?: Anda|nya) atau di tim\.$/,
    ([missing], person, listing) =>
      names(missing ?? '').every(
        (name) =>
          listing.requiredSkills.some((wanted) => wanted.name === name) &&
          person.skills.every((own) => relate(idOf(own.name), idOf(name)) === 0) &&
          listing.teamSkills.every((own) => own.name !== name),
      ),
  ],
  [
    /^Perhatikan: untuk (\S+) dicari tingkat yang lebih tinggi dari (\S+) di profil(?: Anda|nya)\.$/,
    ([need, own], person, listing) =>
      listing.requiredSkills.some(
        (wanted) =>
          wanted.name === need &&
          person.skills.some(
            ({ name, level }) =>
              name === own && skillLevels.indexOf(level) < skillLevels.indexOf(wanted.level),
          ),
      ),
  ],
  [
    /^Cocok karena tujuannya sama: (.+)\.$/,
    ([goal], person, listing) => person.goal === goal && listing.goal === goal,
  ],
  [
    new RegExp(`^Perhatikan: tujuan proyek (.+), tujuan ${who} (.+)\\.$`),
    ([theirs, own], person, listing) => listing.goal === theirs && person.goal === own && theirs !== own,
  ],
  [
    /^Cocok karena tahapnya sesuai: (.+)\.$/,
    ([stage], person, listing) => person.stage === stage && listing.stage === stage,
  ],
  [
    new RegExp(`^Perhatikan: proyek ini di tahap (.+), ${who} mencari tahap (.+)\\.$`),
    ([theirs, own], person, listing) => listing.stage === theirs && person.stage === own && theirs !== own,
  ],
  [
    new RegExp(`^Cocok karena ${who} punya (\\d+) jam seminggu dan proyek meminta (\\d+)\\.$`),
    ([has, wanted], person, listing) =>
      person.hoursPerWeek === Number(has) &&
      listing.hoursPerWeek === Number(wanted) &&
      Number(has) >= Number(wanted),
  ],
  [
    new RegExp(`^Perhatikan: proyek meminta (\\d+) jam seminggu, ${who} punya (\\d+)\\.$`),
    ([wanted, has], person, listing) =>
      person.hoursPerWeek === Number(has) &&
      listing.hoursPerWeek === Number(wanted) &&
      Number(has) < Number(wanted),
  ],
  [
    /^Cocok karena sama-sama di (.+)\.$/,
    ([town], person, listing) =>
      person.place !== null &&
      [person.place, listing.place].every((place) => (place?.town ?? place?.city) === town),
  ],
  [
    /^Cocok karena keduanya bisa bekerja jarak jauh\.$/,
    (_said, person, listing) => person.isRemote && listing.isRemote,
  ],
  [
    /^Cocok karena satu provinsi: (.+) dan (.+)\.$/,
    ([theirs, own], person, listing) =>
      listing.place?.city === theirs &&
      person.place?.city === own &&
      listing.place?.province === person.place?.province,
  ],
  [
    new RegExp(`^Perhatikan: proyek ini jarak jauh, ${who} belum menulis mau bekerja jarak jauh\\.$`),
    (_said, person, listing) => listing.isRemote && !person.isRemote,
  ],
  [
    new RegExp(`^Perhatikan: proyek ini di (.+), ${who} di (.+)\\.$`),
    ([theirs, own], person, listing) =>
      listing.place?.city === theirs && person.place?.city === own && theirs !== own,
  ],
  [
    /^Cocok karena bahasanya sama: (.+)\.$/,
    ([all], person, listing) =>
      names(all ?? '').length === listing.languages.length &&
      listing.languages.every((language) => person.languages.includes(language)),
  ],
  [
    /^Cocok karena sebagian bahasanya sama: (.+)\.$/,
    ([some], person, listing) =>
      names(some ?? '').every(
        (language) => person.languages.includes(language) && listing.languages.includes(language),
      ),
  ],
  [
    /^Perhatikan: proyek memakai bahasa (.+), yang belum ada di profil (?:Anda|orang ini)\.$/,
    ([missing], person, listing) =>
      names(missing ?? '').every(
        (language) => listing.languages.includes(language) && !person.languages.includes(language),
      ),
  ],
  [
    /^Cocok karena proyek ini dekat dengan minat(?: Anda|nya): (\S+)\.$/,
    ([interest], person, listing) =>
      person.interests.some(({ name }) => name === interest) &&
      listing.subject.some(({ id }) => relate(idOf(interest ?? ''), id) > 0),
  ],
];

/** What a must means, said a second time. */
const musts: Record<(typeof wishSubjects)[number], (person: MatchPerson, listing: MatchListing) => boolean> =
  {
    skills: (person, listing) => {
      const highest = Math.max(...listing.requiredSkills.map(({ level }) => skillLevels.indexOf(level)));
      const wanted = [
        ...listing.requiredSkills.map(({ name, level }) => ({ name, level: skillLevels.indexOf(level) })),
        ...listing.roles.filter(({ seats }) => seats > 0).map(({ name }) => ({ name, level: highest })),
      ];
      return person.skills.some((own) =>
        wanted.some(({ name, level }) => {
          const likeness = relate(idOf(own.name), idOf(name));
          const has = skillLevels.indexOf(own.level);
          return likeness === 1 ? has >= level : likeness > 0 && has > level;
        }),
      );
    },
    goal: (person, listing) => person.goal !== null && person.goal === listing.goal,
    stage: (person, listing) => person.stage !== null && person.stage === listing.stage,
    hours: (person, listing) => (person.hoursPerWeek ?? -1) >= (listing.hoursPerWeek ?? Infinity),
    place: (person, listing) =>
      (person.isRemote && listing.isRemote) ||
      (person.place !== null &&
        (person.place.city === listing.place?.city ||
          (person.place.town !== null && person.place.town === listing.place?.town))),
    languages: (person, listing) =>
      listing.languages.length > 0 && listing.languages.every((one) => person.languages.includes(one)),
  };

describe('a person and a listing', () => {
  test('every sentence is true, for both readers', () => {
    fc.assert(
      fc.property(
        people,
        listings,
        fc.constantFrom('person' as const, 'owner' as const),
        (person, listing, reader) => {
          for (const { sentence, tone } of matchPair(person, listing, relate, reader).points) {
            const [found] = truths.flatMap(([form, holds]) => {
              const match = form.exec(sentence);
              return match === null ? [] : [holds(match.slice(1), person, listing)];
            });
            expect(found, sentence).toBe(true);
            expect(sentence.startsWith(tone === 'fits' ? 'Cocok karena ' : 'Perhatikan: ')).toBe(true);
            if (reader === 'owner') expect(sentence).not.toMatch(/keahlian Anda|minat Anda|profil Anda/);
            else expect(sentence).not.toContain('orang ini');
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('a must that is not met, of either side, rules the pair out, and nothing else does', () => {
    fc.assert(
      fc.property(people, listings, (person, listing) => {
        const unmet = wishSubjects.filter(
          (subject) =>
            [person.wishes[subject], listing.wishes[subject]].includes('wajib') &&
            !musts[subject](person, listing),
        );
        const { excludedBy, score, points } = matchPair(person, listing, relate, 'person');
        expect(excludedBy).toEqual(unmet);
        if (unmet.length > 0) expect([score, points]).toEqual([0, []]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('the score is the sum of its points, 0 to 100, and the same for both readers', () => {
    fc.assert(
      fc.property(people, listings, (person, listing) => {
        const read = matchPair(person, listing, relate, 'person');
        const sum = read.points.reduce((total, { points }) => total + points, 0);
        expect(Math.abs(read.score - sum)).toBeLessThanOrEqual(0.051);
        expect(read.score).toBeGreaterThanOrEqual(0);
        expect(read.score).toBeLessThanOrEqual(100);
        expect(matchPair(person, listing, relate, 'owner').score).toBe(read.score);
      }),
    );
  });

  test('one skill more never makes a pair worse', () => {
    fc.assert(
      fc.property(people, listings, levelled, (person, listing, skill) => {
        const more = { ...person, skills: [...person.skills, skill] };
        expect(matchPair(more, listing, relate, 'person').score).toBeGreaterThanOrEqual(
          matchPair(person, listing, relate, 'person').score,
        );
      }),
    );
  });

  test('the same meaning counts more than a near one, and what the team has is not missed', () => {
    const skill = (id: string) => ({
      name: `N-${id}`,
      level: 'menengah' as const,
      concepts: [{ id, weight: 1 }],
    });
    const nothing = {
      goal: null,
      stage: null,
      hoursPerWeek: null,
      place: null,
      isRemote: false,
      languages: [],
      wishes: noWishes,
    };
    const listing = {
      ...nothing,
      requiredSkills: [skill('web'), skill('pajak'), skill('kopi')],
      roles: [],
      teamSkills: [{ name: 'N-kopi', concepts: [{ id: 'kopi', weight: 1 }] }],
      subject: [],
    };
    const score = (id: string) =>
      matchPair({ ...nothing, skills: [skill(id)], interests: [] }, listing, relate, 'person');
    expect(score('web').score).toBeGreaterThan(score('react').score);
    expect(score('react').score).toBeGreaterThan(score('foto').score);
    expect(score('web')).toMatchObject({ covered: ['N-web'], missing: ['N-pajak'] });
  });
});
