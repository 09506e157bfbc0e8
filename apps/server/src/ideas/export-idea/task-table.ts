import type { PlanTable } from './plan-tables.ts';
import { blank, orBlank, type Proposal } from './word/proposal/proposal-source.ts';

/** Who does what in the business. */
export function taskTable({ team, plan }: Pick<Proposal, 'team' | 'plan'>): PlanTable {
  return {
    head: ['No', 'Nama dan NIM', 'Program studi', 'Waktu (jam/minggu)', 'Tugas'],
    rows: team.map(({ name, studentNumber, program, task }, index) => [
      String(index + 1),
      `${orBlank(name)} / ${orBlank(studentNumber)}`,
      orBlank(program),
      index === 0 ? String(plan.result.hoursPerWeek) : blank,
      orBlank(task),
    ]),
  };
}
