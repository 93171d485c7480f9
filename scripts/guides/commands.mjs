import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at } from '../lib/paths.mjs';
import { longSteps, steps } from '../lib/steps.mjs';
import { usageOf } from '../lib/usage.mjs';

const json = (...path) => JSON.parse(readFileSync(at(...path, 'package.json'), 'utf8'));
const usageIn = (file) => /const USAGE = `([\s\S]*?)`;/.exec(readFileSync(at(file), 'utf8'))?.[1] ?? '';
const driveline = usageIn('packages/storefront/cli/main.ts');
const creator = usageIn('packages/create-shop/createShop.js');
const settings = readFileSync(at('docs', 'operating.md'), 'utf8');
/** Scripts of a shop as `create-shop` writes it. */
const ofShop = readFileSync(at('packages', 'create-shop', 'template', 'project.js'), 'utf8');
const stepNames = [...steps, ...longSteps].map(({ name }) => name);

/** Options of another tool that a command hands on to it; the tool says what it takes. */
const HANDED_ON = /--(?:save-dev|loglevel|prefix|conditions)\b/;

const optionsOf = (words) => words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split('=')[0]);

/** @returns {string[]} options that a usage does not name */
const unnamed = (words, usage) =>
  optionsOf(words)
    .filter((option) => option !== '--help' && !HANDED_ON.test(option))
    .filter((option) => !new RegExp(`(^|[^\\w-])${option}(?![\\w-])`, 'm').test(usage))
    .map((option) => `nothing takes ${option}`);

/** These say what they take before they do anything. */
const ANSWERS_HELP = /^node (scripts\/(?:demo|run|start|test)\.mjs)( [\w:-]+)?$/;

/** What a script of a manifest says of itself. */
function usageOfScript(command, folder) {
  if (command.includes('cli/main.ts')) return driveline;
  const [, asked, name = ''] = ANSWERS_HELP.exec(command) ?? [];
  if (asked) {
    const words = [at(asked), ...name.trim().split(' ').filter(Boolean), '--help'];
    return execFileSync(process.execPath, words, { encoding: 'utf8' });
  }
  const [, file] = /^node (?:--\S+ )*(\S+)$/.exec(command) ?? [];
  return file ? usageOf(at(folder, file)) : '';
}

function npmFaults(words) {
  const [verb, ...rest] = words;
  if (verb === 'create')
    return rest[0] === '@driveline/shop' ? unnamed(rest, creator) : [`npm create ${rest[0]}`];
  if (verb === 'install' || verb === 'ci') return [];
  const name = verb === 'run' ? rest[0] : verb;
  const workspace = rest.indexOf('-w');
  const folder = workspace < 0 ? '.' : rest[workspace + 1];
  const dashes = rest.indexOf('--');
  const given = dashes < 0 ? [] : rest.slice(dashes + 1);
  let scripts;
  try {
    ({ scripts = {} } = json(folder));
  } catch {
    return [`there is no workspace ${folder}`];
  }
  const command = scripts[name];
  if (!command)
    return new RegExp(`['"]?${name}['"]?: '`).test(ofShop) ? [] : [`there is no script ${name} in ${folder}`];
  const only = given.indexOf('--only');
  if (command.includes('scripts/test.mjs') && only >= 0) {
    const unknown = (given[only + 1] ?? '').split(',').filter((step) => !stepNames.includes(step));
    if (unknown.length > 0) return [`there is no step ${unknown.join(', ')}`];
  }
  return optionsOf(given).length > 0 ? unnamed(given, usageOfScript(command, folder)) : [];
}

function drivelineFaults(words) {
  const [verb = ''] = words;
  return [
    ...(new RegExp(`^  ${verb} {2,}`, 'm').test(driveline) ? [] : [`driveline has no ${verb}`]),
    ...unnamed(words, driveline),
  ];
}

function nodeFaults(words, written) {
  // Tests of a reader's own.
  if (words[0] === '--test') return [];
  const file = words.find((word) => /\.(mjs|js|ts)$/.test(word));
  if (!file || file.startsWith('<') || written.includes(file)) return [];
  if (!existsSync(at(file))) return [`there is no ${file}`];
  return unnamed(words.slice(words.indexOf(file) + 1), usageOf(at(file)));
}

const NPX = {
  driveline: drivelineFaults,
  changeset: () => [],
  'playwright-core': () => [],
};

function faultsOf(words, written) {
  const [program = '', ...rest] = words;
  if (program === 'npm') return npmFaults(rest);
  if (program === 'npx') return NPX[rest[0]]?.(rest.slice(1)) ?? [`npx ${rest[0]} is none of our tools`];
  if (program === 'driveline') return drivelineFaults(rest);
  if (program === 'node') return nodeFaults(rest, written);
  if (['cd', 'openssl'].includes(program)) return [];
  return [`nobody knows ${program}`];
}

/**
 * What is wrong with a command of a guide: a script, workspace, file, step, subcommand, option or setting that does not
 * exist.
 * @param {string} command one line, such as `MARKET=mx npm start`
 * @param {string[]} [written] files that its guide has the reader write
 * @returns {string[]}
 */
export function commandFaults(command, written = []) {
  const words = command.replace(/\s+>.*$/, '').match(/'[^']*'|\S+/g) ?? [];
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const variables = words.slice(0, first).map((word) => word.split('=')[0]);
  const unknown = variables.filter((name) => !settings.includes(`\`${name}\``));
  return [
    ...unknown.map((name) => `docs/operating.md has no ${name}`),
    ...faultsOf(words.slice(first), written),
  ];
}

/** Commands within the prose of a text: `npm run …`, `npx driveline …`, `node scripts/…`. */
export const commandsInProse = (prose) =>
  [
    ...prose.matchAll(
      /`((?:[A-Z_]+=\S+ )*(?:npm (?:start|test|run|create)|npx|driveline|node scripts\/)[^`]*)`/g,
    ),
  ]
    .map(([, command]) => command.replaceAll(/\s+/g, ' ').trim())
    .filter((command) => !/[|…<>]/.test(command));
