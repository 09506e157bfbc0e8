import { findMissingLanguages, isSameCity } from './exclude-pair.ts';
import { matchStages } from './match-fields.ts';
import { fitsBecause, lookTwice, type SubjectVerdict } from './match-point.ts';
import type { MatchListing, MatchPerson, MatchReader } from './match-sides.ts';

const list = new Intl.ListFormat('id', { type: 'conjunction' });
const unsaid: SubjectVerdict = { share: 0 };
const whose = (reader: MatchReader) => (reader === 'person' ? 'Anda' : 'orang ini');

type Judge = (person: MatchPerson, listing: MatchListing, reader: MatchReader) => SubjectVerdict;

/** The same goal on both sides. */
export const judgeGoal: Judge = ({ goal }, { goal: wanted }, reader) => {
  if (goal === null || wanted === null) return unsaid;
  return goal === wanted
    ? { share: 1, fits: () => fitsBecause(`tujuannya sama: ${goal}`) }
    : { share: 0, caution: () => lookTwice(`tujuan proyek ${wanted}, tujuan ${whose(reader)} ${goal}`) };
};

/** The same stage, half for the next one. */
export const judgeStage: Judge = ({ stage }, { stage: wanted }, reader) => {
  if (stage === null || wanted === null) return unsaid;
  if (stage === wanted) return { share: 1, fits: () => fitsBecause(`tahapnya sesuai: ${stage}`) };
  const distance = Math.abs(matchStages.indexOf(stage) - matchStages.indexOf(wanted));
  return {
    share: distance === 1 ? 0.5 : 0,
    caution: () => lookTwice(`proyek ini di tahap ${wanted}, ${whose(reader)} mencari tahap ${stage}`),
  };
};

/** Enough hours a week, partly where some are lacking. */
export const judgeHours: Judge = ({ hoursPerWeek: has }, { hoursPerWeek: wanted }, reader) => {
  if (has === null || wanted === null) return unsaid;
  if (has >= wanted) {
    const who = reader === 'person' ? 'Anda punya' : 'orang ini punya';
    return { share: 1, fits: () => fitsBecause(`${who} ${has} jam seminggu dan proyek meminta ${wanted}`) };
  }
  return {
    share: has / wanted / 2,
    caution: () => lookTwice(`proyek meminta ${wanted} jam seminggu, ${whose(reader)} punya ${has}`),
  };
};

/** The same town, work from afar on both sides, or at least the same province. */
export const judgePlace: Judge = (person, listing, reader) => {
  if (isSameCity(person, listing)) {
    return {
      share: 1,
      fits: () => fitsBecause(`sama-sama di ${listing.place?.town ?? listing.place?.city}`),
    };
  }
  if (person.isRemote && listing.isRemote)
    return { share: 0.75, fits: () => fitsBecause('keduanya bisa bekerja jarak jauh') };
  const { place } = listing;
  const { place: own } = person;
  if (own === null || place === null) return unsaid;
  const where = () => `proyek ini di ${place.city}, ${whose(reader)} di ${own.city}`;
  const isNear = own.province !== null && own.province === place.province;
  if (isNear)
    return {
      share: 0.5,
      fits: () => fitsBecause(`satu provinsi: ${place.city} dan ${own.city}`),
      caution: () => lookTwice(where()),
    };
  if (listing.isRemote)
    return {
      share: 0.3,
      caution: () =>
        lookTwice(`proyek ini jarak jauh, ${whose(reader)} belum menulis mau bekerja jarak jauh`),
    };
  return { share: 0, caution: () => lookTwice(where()) };
};

/** Every language of the project is spoken, partly where some are. */
export const judgeLanguages: Judge = (person, listing, reader) => {
  if (listing.languages.length === 0 || person.languages.length === 0) return unsaid;
  const missing = findMissingLanguages(person, listing);
  if (missing.length === 0) {
    return { share: 1, fits: () => fitsBecause(`bahasanya sama: ${list.format(listing.languages)}`) };
  }
  return {
    share: 1 - missing.length / listing.languages.length,
    ...(missing.length < listing.languages.length && {
      fits: () =>
        fitsBecause(
          `sebagian bahasanya sama: ${list.format(listing.languages.filter((one) => !missing.includes(one)))}`,
        ),
    }),
    caution: () =>
      lookTwice(
        `proyek memakai bahasa ${list.format(missing)}, yang belum ada di profil ${reader === 'person' ? 'Anda' : 'orang ini'}`,
      ),
  };
};
