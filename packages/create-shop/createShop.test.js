import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShop } from './createShop.js';

let folder;
let root;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'driveline-create-'));
  root = join(folder, 'corner-parts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (path) => readFileSync(join(root, path), 'utf8');
const theme = () => read('brands/corner-parts/theme.ts');
const brand = () => read('brands/corner-parts/index.ts');

/**
 * Runs the command, and gives an answer to each question.
 * @param {string[] | undefined} answers in a terminal, without one where there are none; its input ends after the last
 */
async function run(args, answers) {
  const input = Object.assign(new PassThrough(), { isTTY: answers !== undefined });
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const said = { output: '', errors: '' };
  const left = [...(answers ?? [])];
  output.on('data', (chunk) => {
    said.output += chunk;
    if (!String(chunk).endsWith(']: ')) return;
    if (left.length > 0) input.write(`${left.shift()}\n`);
    else input.end();
  });
  errors.on('data', (chunk) => (said.errors += chunk));
  const code = await createShop(args, { input, output, errors });
  return { code, left, ...said };
}

const NO_ANSWER = Array.from({ length: 9 }, () => '');

test('[PLUS-030] without a terminal a shop gets the defaults, and nothing is asked', async () => {
  const { code, output } = await run([root]);
  expect(code).toBe(0);
  expect(output).toContain(`Your shop is in ${root}.`);
  expect(output).not.toContain('[us]');
  expect(read('shop.config.ts')).toContain('markets: [us]');
  expect(brand()).toContain("us: '(901) 555-0134'");
});

test('[PLUS-030] flags answer every question', async () => {
  const flags = [
    '--markets',
    'mx,us',
    '--name',
    'Esquina',
    '--phone',
    '(55) 5555-0134',
    '--phone',
    'us=(619) 555-0178',
    '--ink',
    '#1b1b1b',
    '--paper',
    '#fafafa',
    '--brand',
    '#ffd400',
    '--on-brand',
    '#000000',
    '--accent',
    '#7a1f1f',
    '--corners',
    'round',
  ];
  const { code, output } = await run([root, ...flags], []);
  expect(code).toBe(0);
  expect(output).not.toContain(']: ');
  expect(read('shop.config.ts')).toContain('markets: [mx, us]');
  for (const words of ["name: 'Esquina'", "mx: '(55) 5555-0134'", "us: '(619) 555-0178'"])
    expect(brand()).toContain(words);
  for (const words of ["brand: '#ffd400'", "onBrand: '#000000'", "accent: '#7a1f1f'", "radius: 'round'"])
    expect(theme()).toContain(words);
});

test('[PLUS-030] in a terminal each question has a default', async () => {
  const { code, output, left } = await run([root], NO_ANSWER);
  expect({ code, left }).toEqual({ code: 0, left: [] });
  for (const question of [
    'Markets, the default one first (us, mx, br) [us]: ',
    'Brand name [Corner Parts]: ',
    'Phone [(901) 555-0134]: ',
    'Corners (square, tight, round) [tight]: ',
  ])
    expect(output).toContain(question);
});

test('[PLUS-030] with --yes a terminal is asked nothing', async () => {
  const { code, output } = await run([root, '--yes', '--markets', 'br'], []);
  expect(code).toBe(0);
  expect(output).not.toContain(']: ');
});

test('[PLUS-030] an answer that cannot be is asked again', async () => {
  const answers = [
    'ca',
    'us,mx',
    'Corner',
    '(619) 555-0178',
    'none',
    '(55) 5555-0134',
    'navy',
    '#14202b',
    '',
    '',
    '',
    '',
    'wavy',
    'round',
  ];
  const { code, output, left } = await run([root], answers);
  expect({ code, left }).toEqual({ code: 0, left: [] });
  for (const words of [
    "There is no market 'ca'. Choose from us, mx, br.",
    "'none' is no phone for market 'mx'.",
    `The theme's ink is "navy".`,
    "There are no 'wavy' corners.",
  ])
    expect(output).toContain(words);
  expect(brand()).toContain("mx: '(55) 5555-0134'");
});

test('[PLUS-031] a colour too faint is told its pair and ratio, and the nearest good one is the default answer', async () => {
  const colors = [
    '--name',
    'C',
    '--phone',
    '555 0100',
    '--markets',
    'us',
    '--corners',
    'square',
    '--ink',
    '#14202b',
    '--paper',
    '#f4f6f8',
    '--brand',
    '#12395c',
    '--on-brand',
    '#ffffff',
  ];
  const { code, output, left } = await run([root, ...colors], ['#8fb8e0', '']);
  expect({ code, left }).toEqual({ code: 0, left: [] });
  expect(output).toMatch(/textLink #8fb8e0 on surfaceBase #ffffff has 2\.\d\d:1 and needs 4\.5:1/);
  const proposed = /\[(#[0-9a-f]{6})\]: $/m.exec(output.slice(output.lastIndexOf('Accent')))?.[1];
  expect(proposed).not.toBe('#0b5cad');
  expect(theme()).toContain(`accent: '${proposed}'`);
});

test('[PLUS-031] text on a light brand colour is black unless somebody says otherwise', async () => {
  await run([root, '--brand', '#ffd400']);
  expect(theme()).toContain("onBrand: '#000000'");
});

test.each([
  [['--accent', '#eeeeee'], 'has 1.'],
  [['--accent', 'navy'], `The theme's accent is "navy".`],
  [['--markets', 'ca'], "There is no market 'ca'."],
  [['--corners', 'wavy'], "There are no 'wavy' corners."],
  [['--phone', 'mx=555 0100'], "--phone is for market 'mx'"],
  [['--name', ''], '`name` is'],
])('%j ends the command with what is wrong', async (flags, message) => {
  const { code, errors } = await run([root, ...flags]);
  expect(code).toBe(1);
  expect(errors).toContain(message);
  expect(existsSync(root)).toBe(false);
});

test('a dialogue that is left writes no shop', async () => {
  const { code, errors } = await run([root], ['us']);
  expect(code).toBe(1);
  expect(errors).toContain('No shop was written.');
  expect(existsSync(root)).toBe(false);
});

test('files that are there already are left alone, before anything is asked', async () => {
  await run([root]);
  writeFileSync(join(root, 'shop.config.ts'), 'mine');
  const { code, errors, output } = await run([root], []);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain('has files already');
  expect(read('shop.config.ts')).toBe('mine');
});

test.each([[[]], [['a', 'b']], [['a', '--colour', 'red']]])('%j is told the usage', async (args) => {
  const { code, errors } = await run(args);
  expect(code).toBe(2);
  expect(errors).toContain('npm create @driveline/shop <folder>');
});

test('--help is told the usage', async () => {
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('--markets us,mx'),
  });
});
