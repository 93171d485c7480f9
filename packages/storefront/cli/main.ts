#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadShop, MARKET_VARIABLE } from '../src/loadShop.ts';
import { buildShop } from './buildShop.ts';
import { AGAIN, isServing, keepServing } from './develop.ts';

const USAGE = `driveline <command> [--root <folder>] [--market <code>]

  dev      serve the shop for work on it; what is edited shows at once
  build    compile the shop for production, into its folder build
  start    serve what was built
  doctor   check the shop and its settings, and say how to mend what is wrong
  migrate  write the present names of slots, sections, routes and words into the shop's files

--root    folder of shop.config.ts, otherwise the current one
--market  only this market: its shop is described by <code>.shop.ts, and built into build/<code>
`;

// What serves is loaded when it is needed: a build needs no server, and a server in production no compiler.
const commands: Readonly<Record<string, (root: string) => Promise<void>>> = {
  dev: async (root) => (isServing() ? serveEdits(root) : keepServing(root)),
  build: buildShop,
  start: async (root) => (await import('../server/startShop.ts')).startShop(await loadShop(root), root),
  doctor: async (root) => (await import('./doctor.ts')).doctor(root),
  migrate: async (root) => (await import('./migrate.ts')).migrate(root),
};

async function serveEdits(root: string): Promise<void> {
  const { developShop } = await import('../server/developShop.ts');
  await developShop(await loadShop(root), root, () => process.exit(AGAIN));
}

const options = {
  root: { type: 'string', default: '.' },
  market: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function refuse(words: string, exitCode: number): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = exitCode;
}

/** @throws TypeError for an option that does not exist */
function asked() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = '', ...rest] = positionals;
  return {
    ...values,
    command: rest.length === 0 && Object.hasOwn(commands, name) ? commands[name] : undefined,
  };
}

async function main(): Promise<void> {
  let given: ReturnType<typeof asked>;
  try {
    given = asked();
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${USAGE}`, 2);
  }
  if (given.help) return void process.stdout.write(USAGE);
  if (!given.command) return refuse(USAGE, 2);
  if (given.market) process.env[MARKET_VARIABLE] = given.market;
  try {
    await given.command(resolve(given.root));
  } catch (error) {
    // What the shop can mend needs no stack.
    if (!(error instanceof RangeError)) throw error;
    refuse(error.message, 1);
  }
}

await main();
