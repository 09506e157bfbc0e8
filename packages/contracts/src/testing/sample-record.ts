import { draftValidationPlan } from '../planning/validation-plan.ts';
import type { IdeaRecord } from '../record/idea-record.ts';
import { composePosts } from '../record/compose-posts.ts';
import { sampleIdea } from './sample-idea.ts';

export const sampleBasis = {
  title: 'Geprek Anak Kos',
  result: sampleIdea,
  plan: draftValidationPlan(sampleIdea),
};

const market = {
  competitors: [
    { name: 'Geprek Bu Tini', price: 14_000, complaint: 'Tutup pukul sembilan' },
    { name: 'Ayam Kampus', price: 12_000, complaint: 'Antre lama' },
  ],
  gap: 'Antar sampai pukul sebelas malam',
  people: 2_000,
  buyersPercent: 5.5,
  timesPerMonth: 4,
};

/** All that the steps can bring, every one of them done. */
export const sampleRecord: Required<IdeaRecord> = {
  2: {
    questions: ['Kapan terakhir lapar malam?', 'Berapa yang dibayar?'],
    insight: 'Empat dari lima lapar setelah pukul sembilan',
  },
  3: market,
  4: {
    roles: 'Social Media\nKurir',
    hours: 10,
    city: 'Makassar',
    projectId: '00000000-0000-4000-8000-000000000001',
  },
  5: {
    hypothesis: 'Tujuh dari sepuluh penghuni kos membayar di muka',
    test: 'Tawarkan sepuluh porsi di grup kos',
    target: 7,
    sold: 9,
    learned: 'Yang pedas habis lebih dulu',
    decision: 'lanjut',
  },
  6: { reason: 'Di antara dua pesaing, dan menyisakan laba' },
  7: { reserve: 'Minta bayar di muka bila kas menipis' },
  8: {
    name: 'Geprek Larut',
    tagline: 'Pedas sampai malam',
    checked: ['pdki', 'account'],
    labelReady: ['name', 'price'],
  },
  9: composePosts(sampleBasis, { market }, '2026-11-24'),
  10: { kind: 'siap-saji', place: 'rumah', done: ['nib', 'home', 'halal'] },
  11: { since: '2026-11-20', habit: 'tiap malam', isSeparate: true, note: 'Rekening kedua di bank kampus' },
  12: { decision: 'ubah', reason: 'Pembeli ulang masih sedikit', next: 'Paket langganan tujuh malam' },
};
