/** What an owner may ask a person who applies, and what becomes of the answers (issue: teams, screening). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRefusedTopic, readWords } from '../../packages/contracts/src/screening/find-refused-topic.ts';
import {
  questionWords,
  refusedTopicMessages,
  refusedTopics,
} from '../../packages/contracts/src/screening/question-words.ts';
import {
  allowedQuestions,
  refusedQuestions,
} from '../../packages/contracts/src/screening/questions.cases.ts';
import { createTestDatabase, type TestDatabase } from '../../packages/backend/src/testing/database.ts';
import { createProject } from './support/content.ts';
import { attemptAs, createPerson, runAs } from './support/people.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ask = 'update public.project_listings set questions = $2::text[] where id = $1 returning questions';
const apply = `insert into public.project_applications (project_id, application_message, answers)
  values ($1, 'Saya ikut', $2::text::jsonb) returning id, answers`;
/** A list as the text that PostgreSQL reads it from. */
const list = (...questions: string[]): string => `{${questions.map((one) => JSON.stringify(one)).join(',')}}`;
const answersOf = (...answers: object[]): string => JSON.stringify(answers);

/** A listing with two questions, its owner and a Premium member. */
async function createAsking() {
  const owner = await createPerson(database);
  const member = await createPerson(database, { premium: true });
  const project = await createProject(database, owner);
  await runAs(database, owner, ask, [project, list('Kapan bisa mulai?', 'Alat apa yang Anda pakai?')]);
  return { owner, member, project };
}

describe('the filter', () => {
  test('has the same rows as the form, and says the same', async () => {
    const words =
      await database.owner`select topic, pattern from private.question_words order by pattern collate "C"`;
    expect([...words]).toEqual(
      questionWords
        .toSorted((one, other) => (one.pattern < other.pattern ? -1 : 1))
        .map((row) => ({ ...row })),
    );
    const topics = await database.owner`select topic, message from private.question_topics order by topic`;
    expect([...topics]).toEqual(
      refusedTopics.toSorted().map((topic) => ({ topic, message: refusedTopicMessages[topic] })),
    );
  });

  test('reads and judges every example as the form does', async () => {
    const examples = [...Object.values(refusedQuestions).flat(), ...allowedQuestions];
    const judged = await database.owner`
      select one as question, private.question_text(one) as words, private.find_refused_topic(one) as topic
      from unnest(${examples}::text[]) with ordinality as example (one, place) order by place`;
    expect([...judged]).toEqual(
      examples.map((question) => ({
        question,
        words: readWords(question),
        topic: findRefusedTopic(question),
      })),
    );
  });

  test.each(refusedTopics)(
    'no client writes a question about %s, neither at first nor later',
    async (topic) => {
      const owner = await createPerson(database);
      const project = await createProject(database, owner);
      const asked = list('Kapan bisa mulai?', refusedQuestions[topic][0] ?? '');
      const refused = await attemptAs(database, owner, ask, [project, asked]);
      expect(refused).toMatchObject({ code: 'PT422', hint: 'question_refused' });
      const inserted = await attemptAs(
        database,
        owner,
        `insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
         contact_method, owner_name, questions)
       values ($1, 'Kasir', 'Aplikasi', 'Startup', '{SEO}', '081234567890', 'Pemilik', $2::text[])`,
        [owner.id, asked],
      );
      expect(inserted.code).toBe('PT422');
    },
  );
});

describe('questions of a listing', () => {
  test('are three at most, trimmed, each once, readable with the listing, and the owner alone writes them', async () => {
    const owner = await createPerson(database);
    const other = await createPerson(database);
    const project = await createProject(database, owner);
    expect(await runAs(database, owner, ask, [project, list('  Kapan bisa mulai? ', '')])).toEqual([
      { questions: ['Kapan bisa mulai?'] },
    ]);
    expect(await runAs(database, other, ask, [project, list('Siapa?')])).toEqual([]);
    for (const refused of [
      list('a', 'b', 'c', 'd'),
      list('sama', 'Sama'),
      list('x'.repeat(201)),
      list('a\u200bb'),
    ]) {
      expect((await attemptAs(database, owner, ask, [project, refused])).code).toBe('23514');
    }
    const read = 'select questions from public.project_listings where id = $1';
    expect(await runAs(database, null, read, [project])).toEqual([{ questions: ['Kapan bisa mulai?'] }]);
  });
});

test('questions of a new account are read for harm with the rest of its listing', async () => {
  const { project } = await createAsking();
  const [waiting] = await database.owner`
    select body from private.take_listings_to_assess(50) where project_id = ${project}`;
  expect(waiting?.['body']).toMatch(/\nKapan bisa mulai\?\nAlat apa yang Anda pakai\?$/);
});

describe('answers', () => {
  test('are kept with the question as it was asked, in its order, for the applicant and the owner alone', async () => {
    const { owner, member, project } = await createAsking();
    const [row] = await runAs(database, member, apply, [
      project,
      answersOf(
        { question: 'Alat apa yang Anda pakai?', answer: ' Figma\n' },
        { question: 'Kapan bisa mulai?', answer: 'Besok' },
      ),
    ]);
    const answers = [
      { question: 'Kapan bisa mulai?', answer: 'Besok' },
      { question: 'Alat apa yang Anda pakai?', answer: 'Figma' },
    ];
    expect(row?.['answers']).toEqual(answers);
    await runAs(database, owner, ask, [project, '{}']);
    const read = 'select answers from public.project_applications where id = $1';
    for (const reader of [owner, member]) {
      expect(await runAs(database, reader, read, [row?.['id']])).toEqual([{ answers }]);
    }
    expect(await runAs(database, await createPerson(database), read, [row?.['id']])).toEqual([]);
    const change = `update public.project_applications set answers = '[]' where id = $1`;
    expect((await attemptAs(database, owner, change, [row?.['id']])).code).toBe('42501');
    expect((await attemptAs(database, member, change, [row?.['id']])).code).toBe('42501');
  });

  test('to what the listing does not ask are refused, and so is what is no answer', async () => {
    const { member, project } = await createAsking();
    const attempt = async (answers: string) =>
      (await attemptAs(database, member, apply, [project, answers], { rollback: true })).code;
    expect(await attempt(answersOf({ question: 'Apa agama Anda?', answer: 'Islam' }))).toBe('PT409');
    const question = 'Kapan bisa mulai?';
    for (const wrong of [
      '{}',
      '"besok"',
      'null',
      '[null]',
      '["besok"]',
      answersOf({ question, answer: '  \n' }),
      answersOf({ question, answer: 1 }),
      answersOf({ question, answer: 'x'.repeat(1_001) }),
      answersOf({ question, answer: 'Besok', more: 1 }),
      answersOf({ question, answer: 'Besok' }, { question, answer: 'Lusa' }),
    ]) {
      expect(await attempt(wrong), wrong).toBe('23514');
    }
  });

  test('are left out by the specified insert, which works as before', async () => {
    const { member, project } = await createAsking();
    const [row] = await runAs(
      database,
      member,
      `insert into public.project_applications (project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp,
         applicant_skills, application_message) values ($1, $2, 'A', 'a@kampus.test', null, '{}', 'Halo') returning answers`,
      [project, member.id],
    );
    expect(row).toEqual({ answers: [] });
  });

  test('come back with a restored listing and its questions', async () => {
    const { owner, member, project } = await createAsking();
    const admin = await createPerson(database, { admin: true });
    const answers = [{ question: 'Kapan bisa mulai?', answer: 'Besok' }];
    await runAs(database, member, apply, [project, answersOf(...answers)]);
    await runAs(database, owner, 'delete from public.project_listings where id = $1', [project]);
    await runAs(
      database,
      admin,
      'select public.admin_restore_content(id) from public.deleted_content where content_id = $1',
      [project],
    );
    const rows = await database.owner`
      select p.questions, a.answers from public.project_listings as p
        join public.project_applications as a on a.project_id = p.id where p.id = ${project}`;
    expect([...rows]).toEqual([{ questions: ['Kapan bisa mulai?', 'Alat apa yang Anda pakai?'], answers }]);
  });
});
