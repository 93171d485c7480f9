import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOutside, knownMigrations, readMigrations, withoutComments } from './migrationFiles.ts';

/**
 * Processes of the last release serve while these migrations run, and may be rolled back to afterwards: what they read stays, and
 * what they write is taken. A change that takes something away comes in two releases: the first one stops using it, the second
 * one removes it, and its file says so: `-- no old build uses it: <since when, or why>`.
 */
const releases = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../releases.json'), 'utf8'),
) as readonly { version: string; migration: string }[];
const released = releases.at(-1)?.migration ?? '';
const unreleased = readMigrations().filter(({ file }) => file > released);

/** Those that take something away, and say why no old build uses it. */
const marked: Readonly<Record<string, readonly string[]>> = {};
/** Of before this rule. The next release makes the list empty. */
const tolerated: Readonly<Record<string, readonly string[]>> = {
  '0037_promotion_terms.sql': ['lets a value be missing', 'refuses rows'],
};

const marker = /^-- no old build uses it: \S.*$/m;

const faults: Readonly<Record<string, RegExp>> = {
  'drops a table': /^drop table\b/,
  'drops a column': /^alter table .*\bdrop (?!not null\b|default\b|constraint\b|expression\b|identity\b)/,
  renames: /^alter .*\brename\b/,
  'needs a value': /^alter table .*\bset not null\b/,
  'lets a value be missing': /^alter table .*\bdrop not null\b/,
  'changes a type': /^alter type\b|^alter table .*\balter (column )?\w+ (set data )?type\b/,
  'refuses rows':
    /^create unique index\b|^alter table .*\badd (constraint|check|unique|primary key|foreign key|exclude)\b/,
};

/** Parts between commas that are in no brackets. */
function partsOf(actions: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of actions) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const needsValue = (statement: string): boolean =>
  statement.startsWith('alter table ') &&
  partsOf(statement.replace(/^alter table (if exists )?(only )?\S+ /, '')).some(
    (part) => /^add (?!constraint|check|unique|primary|foreign|exclude)/.test(part) && addsNeeded(part),
  );
const addsNeeded = (part: string): boolean =>
  /\b(not null|primary key)\b/.test(part) && !/\bdefault\b/.test(part);

const statementsOf = (sql: string): string[] =>
  withoutComments(sql)
    .toLowerCase()
    .replace(/'[^']*'/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());

const tablesMade = (sql: string): string[] =>
  statementsOf(sql).flatMap((each) => /^create table (?:if not exists )?(\w+)/.exec(each)?.[1] ?? []);

/** @param made tables that no released build knows */
function faultsOf(sql: string, made: readonly string[] = tablesMade(sql)): string[] {
  const found = statementsOf(sql).flatMap((statement) => {
    const [, table = ''] = /^(?:alter|drop) table (?:if exists )?(?:only )?(\w+)|/.exec(statement) ?? [];
    const [, indexed = ''] = /^create unique index .*?\bon (?:only )?(\w+)|/.exec(statement) ?? [];
    if (made.includes(table || indexed)) return [];
    const names = Object.entries(faults).flatMap(([name, fault]) => (fault.test(statement) ? [name] : []));
    return needsValue(statement) ? [...names, 'needs a value'] : names;
  });
  return [...new Set(found)].sort();
}

describe('what a migration may not do', () => {
  test.each([
    ['drop table part', ['drops a table']],
    ['DROP TABLE IF EXISTS part;', ['drops a table']],
    ['alter table part drop column title', ['drops a column']],
    ['alter table part\n  add column x int,\n  drop title', ['drops a column']],
    ['alter table part rename column title to name', ['renames']],
    ['alter table part rename to piece', ['renames']],
    ['alter index part_pkey rename to piece_pkey', ['renames']],
    ['alter table part alter column title set not null', ['needs a value']],
    ['alter table part alter title drop not null', ['lets a value be missing']],
    ['alter table part alter column title type varchar(20)', ['changes a type']],
    ['alter table part alter title set data type text', ['changes a type']],
    ["alter type mood add value 'calm'", ['changes a type']],
    ['alter table part add column note text not null', ['needs a value']],
    ['alter table part add note text not null', ['needs a value']],
    ["alter table part add column a text default 'x', add column b text not null", ['needs a value']],
    ['alter table part add check (price > 0)', ['refuses rows']],
    ['alter table part add constraint dear check (price > 0) not valid', ['refuses rows']],
    ['create unique index part_title on part (title)', ['refuses rows']],
  ])('%s', (sql, names) => expect(faultsOf(sql)).toEqual(names));

  test.each([
    ['create table thing (id int primary key, note text not null)'],
    ['create table thing (id int); alter table thing add column note text not null; drop table thing'],
    ['create table thing (id int); create unique index thing_id on thing (id)'],
    ['alter table part add column note text'],
    ["alter table part add column note text not null default '', add column x int check (x > 0)"],
    ['alter table part alter column title set default 1, alter column title drop default'],
    ['create index part_title on part (title); drop index part_other'],
    ["update part set title = 'drop table part; alter table part rename to x'"],
    ['-- drop table part;\nselect 1'],
  ])('but %s', (sql) => expect(faultsOf(sql)).toEqual([]));
});

test('the migration of the last release is one of the files', () => {
  expect(knownMigrations()).toContain(released);
});

test('migrations since the last release only add, or say why no old build uses what they take', () => {
  const made = unreleased.flatMap(({ sql }) => tablesMade(sql));
  const found = unreleased.flatMap(({ file, sql }) => {
    const names = faultsOf(sql, made);
    return names.length > 0 || marker.test(sql) ? [[file, marker.test(sql), names] as const] : [];
  });
  const of = (isMarked: boolean) =>
    Object.fromEntries(found.flatMap(([file, has, names]) => (has === isMarked ? [[file, names]] : [])));
  expect(of(false)).toEqual(tolerated);
  expect(of(true)).toEqual(marked);
});

test.each(unreleased.map(({ file, sql }) => [file, sql]))(
  '%s builds an index beside writers only outside a transaction, and again after a kill',
  (_file, sql) => {
    const statements = statementsOf(sql);
    const built = statements.flatMap(
      (each) => /^create (?:unique )?index concurrently (?:if not exists )?(\w+)/.exec(each)?.[1] ?? [],
    );
    expect(built.length > 0 && !isOutside({ sql })).toBe(false);
    // One that was left half built is there, and 'if not exists' would take it for whole.
    for (const name of built) expect(statements).toContain(`drop index concurrently if exists ${name}`);
  },
);
