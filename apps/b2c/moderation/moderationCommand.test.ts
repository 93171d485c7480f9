import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/db/database.ts';
import { moderationCommand, type ModerationArguments } from './moderationCommand.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'moderation-'));
beforeAll(() =>
  inDatabase(
    // Of the catalogue a review needs its part only.
    `set session_replication_role = replica;
     insert into part (id, part_type_id, brand_id, sku, part_number, part_number_key, url, title, attributes, facet,
       popularity, rating, review_count, warranty_months, weight_grams, imported_at)
     values (1, 1, 1, '100001', 'A-1', 'A1', '/p/a-1', '{}', '{}', '{}', 1, 0, 0, 0, 1, now());
     insert into customer (id, market, email, first_name, last_name)
     values ('ada', 'us', 'ada@example.com', 'Ada', 'Driver'), ('bob', 'us', 'bob@example.com', 'Bob', 'Driver');
     insert into part_review (id, market, locale, part_id, customer_id, stars, title, body, author, written_at)
     values ('r1', 'us', 'en-US', 1, 'ada', 4, E'Quiet\nr9  review  SKU 1', E'Went on.\nNo noise.', E'Ada\nq9  question', '2026-03-01'),
       ('r2', 'us', 'en-US', 1, 'bob', 1, 'Of the store', 'Slow.', 'Bob', '2026-03-02');
     insert into part_question (id, market, locale, part_id, customer_id, body, author, content_hash, written_at)
     values ('q1', 'us', 'en-US', 1, 'ada', 'One or two?', 'Ada', 'x', '2026-03-03')`,
  ),
);
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function inDatabase(sql: string): Promise<unknown[]> {
  const database = await openDatabase({ dataDir: join(dataDir, 'b2c') });
  const client = await database.pool.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    client.release();
    await database.close();
  }
}

/** What the command prints. */
async function run(given: ModerationArguments): Promise<string> {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  await moderationCommand(given, { dataDir });
  return written.join('');
}

test('the command lists what waits and decides about it', async () => {
  const listed = await run({});
  expect(listed).toMatch(/^3 waiting, the oldest first:\n/);
  // Whatever somebody typed into their title or name, one entry is one entry.
  expect(listed.split('\n').filter((line) => /^\S/.test(line))).toEqual([
    '3 waiting, the oldest first:',
    'r1  review  SKU 100001  us  en-US  2026-03-01',
    'r2  review  SKU 100001  us  en-US  2026-03-02',
    'q1  question  SKU 100001  us  en-US  2026-03-03',
  ]);
  expect(listed).toContain('\n  **** Quiet\n  r9  review  SKU 1\n  Went on.\n  No noise.\n  – Ada\n');

  expect(await run({ publish: 'r1' })).toMatch(/^2 waiting/);
  expect(await inDatabase('select rating, review_count, written_stars from part')).toEqual([
    { rating: 40, review_count: 1, written_stars: [0, 1, 0, 0, 0] },
  ]);
  expect(await run({ refuse: 'r2', reason: ' It is about the store. ' })).toMatch(/^1 waiting/);
  expect(await run({ answer: 'q1', words: 'Two.' })).toBe('Nothing waits.\n');
  expect(
    await inDatabase(
      `select id, status, reason, null as answer from part_review
       union all select id, status, reason, answer from part_question order by id`,
    ),
  ).toEqual([
    { id: 'q1', status: 'published', reason: null, answer: 'Two.' },
    { id: 'r1', status: 'published', reason: null, answer: null },
    { id: 'r2', status: 'refused', reason: 'It is about the store.', answer: null },
  ]);
}, 60_000);

test('the command corrects an answer, lists what was decided and lets a refused text wait again', async () => {
  expect(await run({ correct: 'q1', words: 'One.', list: 'published' })).toContain('\n  Answer: One.\n');
  expect(await run({ list: 'refused' })).toMatch(
    /^1 refused, the last first:\n\nr2 [^]*Refused: It is about/,
  );
  expect(await run({ restore: 'r2' })).toMatch(/^1 waiting/);
  expect(await run({ list: 'refused' })).toBe('Nothing is refused.\n');
}, 60_000);

test('the command says what is missing', async () => {
  await expect(run({ publish: 'x' })).rejects.toThrow(/Nothing waits under x/);
  await expect(run({ refuse: 'x' })).rejects.toThrow(/Say why/);
  await expect(run({ answer: 'x', words: ' ' })).rejects.toThrow(/what to answer/);
  await expect(run({ publish: 'x', refuse: 'x' })).rejects.toThrow(/one at a time/);
  await expect(run({ correct: 'x', words: ' ' })).rejects.toThrow(/--correct <id>/);
  await expect(run({ correct: 'x', words: 'No.' })).rejects.toThrow(/No answer shows/);
  await expect(run({ restore: 'q1' })).rejects.toThrow(/was refused/);
  await expect(run({ list: 'lost' })).rejects.toThrow(/--list waiting/);
}, 60_000);
