import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at, root } from './lib/paths.mjs';

const index = readFileSync(at('decisions', 'README.md'), 'utf8');
const LINK = String.raw`\[\d+\]\((\d{4})-[\w-]+\.md\)`;
/** What the line of the other decision has to say, with a link back. */
const ANSWERS = {
  supersedes: 'superseded by',
  'superseded by': 'supersedes',
  'supersedes in part': 'in part superseded by',
  'in part superseded by': 'supersedes in part',
};
const STATUS = new RegExp(
  `^\\d{4}-\\d\\d-\\d\\d · (accepted|superseded by ${LINK})` +
    `( · (refines|supersedes|supersedes in part) ${LINK}| · in part superseded by ${LINK}: [^·]+)*$`,
);

const decisions = readdirSync(at('decisions'))
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const text = readFileSync(at('decisions', file), 'utf8');
    const [heading = '', , status = ''] = text.split('\n');
    const relations = status.split(' · ').flatMap((clause) => {
      const [, words, number] = new RegExp(`^([a-z ]+) ${LINK}`).exec(clause) ?? [];
      return words ? [{ words, number }] : [];
    });
    return { file, number: file.slice(0, 4), heading, status, relations };
  });
const byNumber = (number) => decisions.find((one) => one.number === number);

test('no two decisions have the same number', () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});

test('the list names the numbers that no decision has', () => {
  const [, listed = ''] = /^Unused numbers: ([\d, ]+)\./m.exec(index) ?? [];
  const last = Math.max(...decisions.map(({ number }) => Number(number)));
  const taken = new Set(decisions.map(({ number }) => Number(number)));
  const unused = Array.from({ length: last }, (_, before) => before + 1).filter((each) => !taken.has(each));
  expect(listed.split(', ').map(Number)).toEqual(unused);
});

describe.each(decisions)('$file', ({ file, number, heading, status, relations }) => {
  test('begins with its number and title, then its date and status', () => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(heading).toMatch(new RegExp(`^# ${Number(number)}\\. \\S`));
    expect(status).toMatch(STATUS);
  });

  test('is listed once, by its title, and says there what superseded it', () => {
    const lines = index.split('\n').filter((line) => line.startsWith('- ') && line.includes(`](${file})`));
    const listed = lines.filter((line) => line.startsWith(`- [${heading.slice(2)}](${file})`));
    expect(listed).toHaveLength(1);
    const [line = ''] = listed;
    const after = relations.find(({ words }) => words === 'superseded by');
    const mark = after
      ? `, superseded by [${Number(after.number)}](${byNumber(after.number)?.file ?? ''})`
      : '';
    expect(line).toBe(`- [${heading.slice(2)}](${file})${mark}`);
  });

  test('is named in return by each decision that it replaces or that replaces it', () => {
    const silent = relations.filter(({ words, number: other }) => {
      const answer = ANSWERS[words];
      return (
        answer && !byNumber(other)?.relations.some((back) => back.words === answer && back.number === number)
      );
    });
    expect(silent).toEqual([]);
  });
});

test('the list names no other file', () => {
  const listed = [...index.matchAll(/^- \[\d+\. [^\]]+\]\(([^)]+)\)/gm)].map(([, file]) => file);
  expect(listed.filter((file) => !decisions.some((one) => one.file === file))).toEqual([]);
});

test('code and docs refer to decisions that exist', () => {
  const found = execFileSync(
    'git',
    ['grep', '-InE', '\\bdecisions? [0-9]{1,4}\\b', '--', '.', ':!*.test.mjs', ':!package-lock.json'],
    { cwd: root, encoding: 'utf8' },
  );
  const wrong = found
    .trim()
    .split('\n')
    .filter((line) =>
      [...line.matchAll(/\bdecisions? (\d{1,4})((?:, \d+)*(?: and \d+)?)/g)]
        .flatMap(([, first, more]) => [first, ...(more.match(/\d+/g) ?? [])])
        .some((number) => !byNumber(number.padStart(4, '0'))),
    );
  expect(wrong).toEqual([]);
});
