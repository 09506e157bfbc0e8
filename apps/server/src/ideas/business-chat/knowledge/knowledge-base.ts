import fields from '#content/knowledge/jualan/bidang-usaha.json' with { type: 'json' };
import dapurDokumen from '#content/knowledge/izin/dapur-dokumen.json' with { type: 'json' };
import diri from '#content/knowledge/orang/diri.json' with { type: 'json' };
import halangan from '#content/knowledge/orang/halangan.json' with { type: 'json' };
import harga from '#content/knowledge/uang/harga.json' with { type: 'json' };
import hasilAlam from '#content/knowledge/jualan/hasil-alam.json' with { type: 'json' };
import hukum from '#content/knowledge/izin/hukum.json' with { type: 'json' };
import izinLanjut from '#content/knowledge/izin/izin-lanjut.json' with { type: 'json' };
import jasaKerajinan from '#content/knowledge/jualan/jasa-kerajinan.json' with { type: 'json' };
import kampusTim from '#content/knowledge/orang/kampus-tim.json' with { type: 'json' };
import kawanusahaLanjut from '#content/knowledge/kawanusaha/kawanusaha-lanjut.json' with { type: 'json' };
import kawanusaha from '#content/knowledge/kawanusaha/kawanusaha.json' with { type: 'json' };
import keamanan from '#content/knowledge/orang/keamanan.json' with { type: 'json' };
import kejadian from '#content/knowledge/orang/kejadian.json' with { type: 'json' };
import lanjutan from '#content/knowledge/umum/lanjutan.json' with { type: 'json' };
import modal from '#content/knowledge/uang/modal.json' with { type: 'json' };
import operasi from '#content/knowledge/jualan/operasi.json' with { type: 'json' };
import orang from '#content/knowledge/orang/orang.json' with { type: 'json' };
import pajak from '#content/knowledge/uang/pajak.json' with { type: 'json' };
import pangan from '#content/knowledge/izin/pangan.json' with { type: 'json' };
import pelengkap from '#content/knowledge/umum/pelengkap.json' with { type: 'json' };
import pemasaran from '#content/knowledge/jualan/pemasaran.json' with { type: 'json' };
import perizinan from '#content/knowledge/izin/perizinan.json' with { type: 'json' };
import program from '#content/knowledge/kawanusaha/program.json' with { type: 'json' };
import detailsOfRules from '#content/knowledge/details/aturan.json' with { type: 'json' };
import detailsOfFirms from '#content/knowledge/details/badan.json' with { type: 'json' };
import detailsOfFields from '#content/knowledge/details/bidang.json' with { type: 'json' };
import detailsOfFunds from '#content/knowledge/details/dana.json' with { type: 'json' };
import detailsOfPermits from '#content/knowledge/details/izin.json' with { type: 'json' };
import detailsOfSelling from '#content/knowledge/details/jualan.json' with { type: 'json' };
import detailsOfPractice from '#content/knowledge/details/praktik.json' with { type: 'json' };
import detailsOfProgrammes from '#content/knowledge/details/program.json' with { type: 'json' };
import detailsOfPartners from '#content/knowledge/details/rekan.json' with { type: 'json' };
import detailsOfNextQuestions from '#content/knowledge/details/tanya-lanjut.json' with { type: 'json' };
import detailsOfSite from '#content/knowledge/details/situs.json' with { type: 'json' };
import detailsOfPeople from '#content/knowledge/details/tim.json' with { type: 'json' };
import detailsOfShops from '#content/knowledge/details/toko.json' with { type: 'json' };
import detailsOfCoworkers from '#content/knowledge/details/orang-rinci.json' with { type: 'json' };
import detailsOfDebts from '#content/knowledge/details/tagih-rinci.json' with { type: 'json' };
import detailsOfFarming from '#content/knowledge/details/tani-rinci.json' with { type: 'json' };
import detailsOfStudies from '#content/knowledge/details/kampus-rinci.json' with { type: 'json' };
import detailsOfAspects from '#content/knowledge/details/segi-rinci.json' with { type: 'json' };
import detailsOfLaw from '#content/knowledge/details/hukum-rinci.json' with { type: 'json' };
import detailsOfSelf from '#content/knowledge/details/diri-rinci.json' with { type: 'json' };
import detailsOfFinance from '#content/knowledge/details/uang-rinci.json' with { type: 'json' };
import taniDaerah from '#content/knowledge/jualan/tani-daerah.json' with { type: 'json' };
import desaHidup from '#content/knowledge/umum/desa-hidup.json' with { type: 'json' };
import detailsOfVillages from '#content/knowledge/details/desa-tani-rinci.json' with { type: 'json' };
import detailsOfObligations from '#content/knowledge/details/aturan-rinci.json' with { type: 'json' };
import detailsOfIncidents from '#content/knowledge/details/kejadian-rinci.json' with { type: 'json' };
import detailsOfStakes from '#content/knowledge/details/sekolah-modal-rinci.json' with { type: 'json' };
import detailsOfMoney from '#content/knowledge/details/uang.json' with { type: 'json' };
import detailsOfTrade from '#content/knowledge/details/usaha.json' with { type: 'json' };
import tambahan from '#content/knowledge/umum/tambahan.json' with { type: 'json' };
import usahaLanjut from '#content/knowledge/umum/usaha-lanjut.json' with { type: 'json' };
import detailsOfCredit from '#content/knowledge/details/kredit-bayar-rinci.json' with { type: 'json' };
import detailsOfDisputes from '#content/knowledge/details/kontrak-konsumen-rinci.json' with { type: 'json' };
import detailsOfProductPermits from '#content/knowledge/details/izin-produk-rinci.json' with { type: 'json' };
import detailsOfTaxesAndWork from '#content/knowledge/details/pajak-kerja-rinci.json' with { type: 'json' };
import badanHak from '#content/knowledge/izin/badan-hak.json' with { type: 'json' };
import dagangTempat from '#content/knowledge/umum/dagang-tempat.json' with { type: 'json' };
import kreditBayar from '#content/knowledge/uang/kredit-bayar.json' with { type: 'json' };
import nibSni from '#content/knowledge/izin/nib-sni.json' with { type: 'json' };
import pajakKerja from '#content/knowledge/uang/pajak-kerja.json' with { type: 'json' };
import detailsOfMarketplaces from '#content/knowledge/details/lapak.json' with { type: 'json' };
import detailsOfPromotion from '#content/knowledge/details/promosi.json' with { type: 'json' };
import detailsOfReckoning from '#content/knowledge/details/hitungan.json' with { type: 'json' };
import detailsOfTeams from '#content/knowledge/details/mitra.json' with { type: 'json' };
import detailsOfKinds from '#content/knowledge/details/ragam.json' with { type: 'json' };
import detailsOfCampus from '#content/knowledge/details/kampus-diri.json' with { type: 'json' };
import detailsOfFeatures from '#content/knowledge/details/fitur.json' with { type: 'json' };
import starting from '#content/knowledge/jualan/mulai-usaha.json' with { type: 'json' };
import detailsOfFoodAndFarms from '#content/knowledge/details/pangan-tani-rinci.json' with { type: 'json' };
import detailsOfServices from '#content/knowledge/details/jasa-dagang-rinci.json' with { type: 'json' };
import detailsOfSales from '#content/knowledge/details/jual-rinci.json' with { type: 'json' };
import detailsOfMembership from '#content/knowledge/details/situs-rinci.json' with { type: 'json' };
import detailsOfBeginnings from '#content/knowledge/details/mulai-usaha-rinci.json' with { type: 'json' };
import detailsOfPrices from '#content/knowledge/details/harga-daring-rinci.json' with { type: 'json' };
import detailsOfNextSteps from '#content/knowledge/details/lanjut-rinci.json' with { type: 'json' };
import furtherStarting from '#content/knowledge/jualan/mulai-usaha-lanjut.json' with { type: 'json' };
import detailsOfFurtherBeginnings from '#content/knowledge/details/mulai-usaha-lanjut-rinci.json' with { type: 'json' };
import detailsOfMembers from '#content/knowledge/details/anggota-rinci.json' with { type: 'json' };
import detailsOfPermitFollowUps from '#content/knowledge/details/lanjut-izin.json' with { type: 'json' };
import detailsOfBrandFollowUps from '#content/knowledge/details/lanjut-merek.json' with { type: 'json' };
import detailsOfRightsFollowUps from '#content/knowledge/details/lanjut-hak.json' with { type: 'json' };
import detailsOfMoneyFollowUps from '#content/knowledge/details/lanjut-uang.json' with { type: 'json' };
import detailsOfProgrammeFollowUps from '#content/knowledge/details/lanjut-program.json' with { type: 'json' };
import detailsOfDailySales from '#content/knowledge/details/lanjut-jualan.json' with { type: 'json' };
import detailsOfDailyPeople from '#content/knowledge/details/lanjut-orang.json' with { type: 'json' };
import detailsOfDailyPlaces from '#content/knowledge/details/lanjut-tempat.json' with { type: 'json' };
import detailsOfDailyTrades from '#content/knowledge/details/lanjut-usaha.json' with { type: 'json' };
import type { KnowledgeEntry, WrittenDetail, WrittenEntry } from './entry-schema.ts';

/** The entries as their files have them; a test holds them against their schema, which takes too long for a first question. */
export const writtenEntries: readonly WrittenEntry[] = [
  ...fields,
  ...diri,
  ...halangan,
  ...harga,
  ...hukum,
  ...izinLanjut,
  ...kawanusaha,
  ...keamanan,
  ...kejadian,
  ...lanjutan,
  ...modal,
  ...operasi,
  ...orang,
  ...pajak,
  ...pangan,
  ...pelengkap,
  ...pemasaran,
  ...perizinan,
  ...program,
  ...tambahan,
  ...taniDaerah,
  ...desaHidup,
  ...hasilAlam,
  ...jasaKerajinan,
  ...dapurDokumen,
  ...kampusTim,
  ...kawanusahaLanjut,
  ...usahaLanjut,
  ...nibSni,
  ...badanHak,
  ...pajakKerja,
  ...kreditBayar,
  ...dagangTempat,
  ...starting,
  ...furtherStarting,
];

/** The details as their files have them. */
export const writtenDetails: readonly WrittenDetail[] = [
  ...detailsOfRules,
  ...detailsOfPermits,
  ...detailsOfMoney,
  ...detailsOfPeople,
  ...detailsOfCoworkers,
  ...detailsOfDebts,
  ...detailsOfFarming,
  ...detailsOfStudies,
  ...detailsOfAspects,
  ...detailsOfLaw,
  ...detailsOfSelf,
  ...detailsOfFinance,
  ...detailsOfVillages,
  ...detailsOfObligations,
  ...detailsOfIncidents,
  ...detailsOfStakes,
  ...detailsOfSelling,
  ...detailsOfPractice,
  ...detailsOfProgrammes,
  ...detailsOfFirms,
  ...detailsOfFields,
  ...detailsOfFunds,
  ...detailsOfPartners,
  ...detailsOfNextQuestions,
  ...detailsOfSite,
  ...detailsOfShops,
  ...detailsOfTrade,
  ...detailsOfProductPermits,
  ...detailsOfTaxesAndWork,
  ...detailsOfCredit,
  ...detailsOfDisputes,
  ...detailsOfMarketplaces,
  ...detailsOfPromotion,
  ...detailsOfReckoning,
  ...detailsOfTeams,
  ...detailsOfKinds,
  ...detailsOfCampus,
  ...detailsOfFeatures,
  ...detailsOfFoodAndFarms,
  ...detailsOfServices,
  ...detailsOfSales,
  ...detailsOfMembership,
  ...detailsOfBeginnings,
  ...detailsOfPrices,
  ...detailsOfNextSteps,
  ...detailsOfFurtherBeginnings,
  ...detailsOfMembers,
  ...detailsOfPermitFollowUps,
  ...detailsOfBrandFollowUps,
  ...detailsOfRightsFollowUps,
  ...detailsOfMoneyFollowUps,
  ...detailsOfProgrammeFollowUps,
  ...detailsOfDailySales,
  ...detailsOfDailyPeople,
  ...detailsOfDailyPlaces,
  ...detailsOfDailyTrades,
];

const byWrittenId = new Map(writtenEntries.map((entry) => [entry.id, entry]));

/** The details as entries of their own: each is told before the answer of the entry that it belongs to. Throws for a detail of none. */
const details: readonly KnowledgeEntry[] = writtenDetails.map(({ of, told, ...own }) => {
  const entry = byWrittenId.get(of);
  if (entry === undefined) throw new Error(`detail ${own.id} belongs to no entry`);
  return { ...entry, ...own, answer: `${told}\n\n${entry.answer}`, detail: { of, told } };
});

/** Everything that the chat knows, one file of a folder of `content/knowledge` a subject. */
export const knowledgeEntries: readonly KnowledgeEntry[] = [...writtenEntries, ...details];

const byId = new Map(knowledgeEntries.map((entry) => [entry.id, entry]));

/** The entry of an id; undefined where none has it. */
export const findEntry = (id: string): KnowledgeEntry | undefined => byId.get(id);
