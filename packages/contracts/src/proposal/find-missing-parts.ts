import { formatRupiah } from '../format-rupiah.ts';
import { computeUnitEconomics } from '../finance/unit-economics.ts';
import type { SavedIdeaResult } from '../idea.ts';
import type { Canvas } from '../planning/canvas.ts';
import type { ValidationPlan } from '../planning/validation-plan.ts';
import { openPrompts } from './canvas-prompts.ts';
import { computeProgramBudget } from './program-budget.ts';
import type { ProposalProgram } from './programs.ts';
import { noProposalData, proposalProblem, smallestTeam, type TeamMember } from './proposal-data.ts';

/** Where a part is entered: a tab of the idea, the form of the team, the profile, the list of ideas (the title). */
export type EntryPlace = 'rencana' | 'kanvas' | 'validasi' | 'tim' | 'profil' | 'judul';
export type MissingPart = { text: string; place: EntryPlace };

/** What an export knows of the person beside the idea. */
export type ProposalPerson = { name: string; campus: string; program: string; year: number | null };

export type ProposalSource = {
  title: string;
  result: SavedIdeaResult;
  canvas: Canvas;
  validation: ValidationPlan;
  person: ProposalPerson;
};

/** The leader as the form has them, or as the profile does; then the members who have a name. */
export function teamOf({ validation, person }: Pick<ProposalSource, 'validation' | 'person'>): TeamMember[] {
  const [leader, ...others] = (validation.proposal ?? noProposalData).members;
  const known = (typed: string | undefined, own: string) => (typed?.trim() ?? '') || own;
  return [
    {
      name: known(leader?.name, person.name),
      studentNumber: known(leader?.studentNumber, ''),
      program: known(leader?.program, person.program),
      year: known(leader?.year, person.year === null ? '' : String(person.year)),
      task: known(leader?.task, ''),
    },
    ...others.filter(({ name }) => name.trim() !== ''),
  ];
}

function missingOfTeam(source: ProposalSource): MissingPart[] {
  const { lecturer } = source.validation.proposal ?? noProposalData;
  const team = teamOf(source);
  const parts: string[] = [];
  if (team.length < smallestTeam)
    parts.push(`Anggota tim: ${team.length} dari minimal ${smallestTeam} orang`);
  for (const [index, member] of team.entries()) {
    const who = member.name.trim() === '' ? 'Ketua' : member.name.trim();
    const lacks = [
      ...(member.studentNumber.trim() === '' ? ['NIM'] : []),
      ...(member.program.trim() === '' ? ['program studi'] : []),
      ...(member.year.trim() === '' ? ['angkatan'] : []),
      ...(member.task.trim() === '' ? ['tugas'] : []),
    ];
    if (lacks.length > 0) parts.push(`${who}${index === 0 ? ' (ketua)' : ''}: ${lacks.join(', ')}`);
    for (const field of ['name', 'studentNumber', 'year'] as const) {
      const problem = proposalProblem(field, member[field]);
      if (problem !== null) parts.push(`${who}: ${problem}`);
    }
  }
  if (lecturer.name.trim() === '') parts.push('Nama dosen pendamping');
  if (lecturer.number.trim() === '') parts.push('NIDN, NUPTK, atau NIP dosen pendamping');
  const problem = proposalProblem('number', lecturer.number);
  if (problem !== null) parts.push(problem);
  return parts.map((text) => ({ text, place: 'tim' as const }));
}

function missingOfFigures(program: ProposalProgram, { assumptions }: SavedIdeaResult): MissingPart[] {
  const { categories, requested } = computeProgramBudget(program, assumptions);
  const parts: string[] = [];
  if (requested <= 0) parts.push('RAB masih Rp 0: isi alat, bahan, atau biaya tetap');
  if (program.fundLimit !== null && requested > program.fundLimit)
    parts.push(
      `RAB ${formatRupiah(requested)} melebihi batas ${formatRupiah(program.fundLimit)} (${program.guideline.year})`,
    );
  for (const { label, percent, limitPercent, isOver } of categories)
    if (isOver)
      parts.push(`${label} ${String(percent).replace('.', ',')}% dari RAB, paling banyak ${limitPercent}%`);
  if (computeUnitEconomics(assumptions).profitPerMonth <= 0)
    parts.push('Rencana ini belum untung pada penjualan penuh');
  return parts.map((text) => ({ text, place: 'rencana' as const }));
}

/** What a proposal still lacks, each with the place where it is entered; in the order in which a reader meets it. */
export function findMissingParts(program: ProposalProgram, source: ProposalSource): MissingPart[] {
  const { title, result, canvas, validation, person } = source;
  const words = title.trim().split(/\s+/).length;
  const heard = validation.questions.filter(({ notes }) => notes.trim() !== '').length;
  const asked = validation.questions.length;
  return [
    ...(program.titleWords !== null && words > program.titleWords
      ? [{ text: `Judul ${words} kata, paling banyak ${program.titleWords}`, place: 'judul' as const }]
      : []),
    ...(person.campus.trim() === '' ? [{ text: 'Nama perguruan tinggi', place: 'profil' as const }] : []),
    ...openPrompts(canvas, result).map(([, box]) => ({
      text: box === 'problem' ? 'Masalah menurut wawancara' : 'Kelebihan yang sulit ditiru',
      place: 'kanvas' as const,
    })),
    ...(heard < asked
      ? [{ text: `Catatan wawancara: ${heard} dari ${asked} pertanyaan`, place: 'validasi' as const }]
      : []),
    ...missingOfFigures(program, result),
    ...missingOfTeam(source),
  ];
}
