import type { SavedIdeaResult } from '../idea.ts';
import { scoreDimensions } from '../score-dimensions.ts';

/** One idea as the server answers it. */
export const sampleIdea: SavedIdeaResult = {
  key: 'geprek-kos',
  businessName: 'Geprek Anak Kos',
  description: 'Nasi ayam geprek yang diantar ke kos.',
  targetMarket: 'Penghuni kos dalam radius 1 km',
  capitalNeeded: 'Rp 800.000 sampai Rp 3.500.000.',
  potentialRevenue: 'Omzet Rp 6.864.000.',
  timelineToProfit: 'Bulan ke-1.',
  skillsUtilized: ['Memasak'],
  initialSteps: ['Masak 10 porsi', 'Hitung HPP', 'Buka pesanan'],
  challenges: ['Harga ayam naik', 'Pesaing banyak', 'Tenaga habis'],
  additionalResources: ['Kompor', 'Wajan', 'Buku belanja'],
  unit: 'porsi',
  assumptions: {
    price: 13_000,
    unitCost: 8_300,
    unitsPerDay: 22,
    daysPerMonth: 24,
    fixedCostPerMonth: 650_000,
    capital: 1_000_000,
  },
  scores: scoreDimensions.map(({ key }) => ({
    dimension: key,
    score: 70,
    reason: 'Karena makan siang dibeli tiap hari.',
    unknown: 'Penjualan nyata.',
    confidence: 'sedang',
  })),
  totalScore: 70,
  channels: ['WhatsApp'],
  permits: ['NIB'],
  season: 'Sepi saat libur.',
  hoursPerWeek: 20,
  projectType: 'E-commerce',
  teamSkills: ['Social Media'],
  missingSkill: 'Keuangan',
  source: 'catalogue',
  sourceNote: 'katalog',
};
