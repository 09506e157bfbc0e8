import { scoreDimensions } from '@kawanusaha/contracts/score-dimensions';
import type { ProviderIdea } from '../provider/provider-schema.ts';

/** One idea as a well-behaved model writes it. */
export function sampleProviderIdea(businessName: string, score = 70): ProviderIdea {
  return {
    businessName,
    description: `Penjelasan ${businessName}.`,
    targetMarket: 'Mahasiswa sekitar kampus',
    skillsUtilized: ['Memasak'],
    initialSteps: ['Jual sepuluh porsi'],
    challenges: ['Harga bahan naik'],
    additionalResources: ['Kompor'],
    channels: ['WhatsApp'],
    permits: ['NIB'],
    season: 'Sepanjang tahun',
    hoursPerWeek: 12,
    unit: 'porsi',
    capitalMin: 300_000,
    capitalMax: 900_000,
    assumptions: {
      price: 10_000,
      unitCost: 6_000,
      unitsPerDay: 10,
      daysPerMonth: 20,
      fixedCostPerMonth: 200_000,
      capital: 500_000,
    },
    scores: scoreDimensions.map(({ key }) => ({
      dimension: key,
      score,
      reason: 'Karena uji coba.',
      unknown: 'Penjualan nyata.',
      confidence: 'sedang',
    })),
    projectType: 'Startup',
    teamSkills: ['Marketing'],
    missingSkill: 'Keuangan',
  };
}

export const sampleAnswerText = JSON.stringify({
  ideas: [
    sampleProviderIdea('Dapur Satu', 60),
    sampleProviderIdea('Dapur Dua', 80),
    sampleProviderIdea('Dapur Tiga', 70),
  ],
});
