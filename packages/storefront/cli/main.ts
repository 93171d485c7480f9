#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ShopConfig } from '../src/defineShop.ts';
import { loadShop, MARKET_VARIABLE, shopFile } from '../src/loadShop.ts';
import type { ImportArguments } from '../server/importCatalog.ts';
import type { ModerationArguments, PostalCodesArguments } from '../server/databaseCommands.ts';
import { buildShop } from './buildShop.ts';
import { AGAIN, isServing, keepServing } from './develop.ts';
import type { TokenOptions } from './tokens.ts';
import type { VisualOptions } from './visual/visual.ts';

const USAGE = `driveline <command> [--root <folder>] [--market <code>]
       driveline tokens import <file> --brand <id> [--force]
       driveline tokens export --brand <id> [--figma]
       driveline visual [--accept] [--only <title>]
       driveline import [--csv <folder>] [--aces <file> --pies <file> --map <file>] [--dry-run] [--replace]
                        [--audit] [--json <file>] [--discard]
       driveline postal-codes --market <code> --geonames <file> | --csv <file> [--dry-run] [--replace]
       driveline reviews [--publish <id>] [--refuse <id> --reason <words>] [--answer <id> --words <words>]
                         [--correct <id> --words <words>] [--restore <id>] [--list waiting|refused|published]

  dev      serve the shop for work on it; what is edited shows at once
  build    compile the shop for production, into its folder build
  start    serve what was built
  doctor   check the shop and its settings, and say how to mend what is wrong
  migrate  write the present names of slots, sections, routes and words into the shop's files
  migrate-database  bring the database up to the schema of this build, while the shop runs on it
  tokens   make a brand's theme from design tokens (DTCG, or variables of Figma), or print it as such
  import   bring your own catalog in, or audit the one that is there
  postal-codes  load a table of postal codes, by which addresses fill themselves
  reviews  list reviews and questions that wait to be read, publish, refuse, answer, correct or restore one
  visual   take a picture of each page of the shop, and compare it with the accepted one

--root    folder of shop.config.ts, otherwise the current one
--market  only this market: its shop is described by <code>.shop.ts, and built into build/<code>
--force   overwrite a theme that was written by hand
--figma   print variables of Figma
--accept  accept the pictures in place of comparing them
--only    only stories with this in their title, such as Pages/Product
`;

type OfDatabase = ImportArguments & PostalCodesArguments & ModerationArguments;
type Given = TokenOptions & VisualOptions & OfDatabase & { file: string };

// What serves is loaded when it is needed: a build needs no server, and a server in production no compiler.
const commands: Readonly<Record<string, (root: string, given: Given) => Promise<void>>> = {
  dev: async (root) => (isServing() ? serveEdits(root) : keepServing(root)),
  build: buildShop,
  start: async (root) => (await import('../server/startShop.ts')).startShop(await loadShop(root), root),
  doctor: async (root) => (await import('./doctor.ts')).doctor(root),
  migrate: async (root) => (await import('./migrate.ts')).migrate(root),
  'migrate-database': async () => (await import('../server/databaseCommands.ts')).migrateDatabase(),
  import: async (root, given) =>
    (await import('../server/importCatalog.ts')).importCatalog(await loadShop(root), given),
  'postal-codes': async (root, given) =>
    (await import('../server/databaseCommands.ts')).loadPostalCodes(
      await shopWith(root, given.market),
      given,
    ),
  reviews: async (_, given) => (await import('../server/databaseCommands.ts')).moderateReviews(given),
  visual: async (root, given) => (await import('./visual/visual.ts')).visual(root, given),
  'tokens import <file>': async (root, given) =>
    (await import('./tokens.ts')).importTheme(root, resolve(given.file), given),
  'tokens export': async (root, given) => (await import('./tokens.ts')).exportTheme(root, given),
};

/** The shop that sells in a market: that of this market only, or the one of several. */
async function shopWith(root: string, market: Given['market']): Promise<ShopConfig> {
  if (market && !existsSync(join(root, shopFile()))) delete process.env[MARKET_VARIABLE];
  return loadShop(root);
}

async function serveEdits(root: string): Promise<void> {
  const { developShop } = await import('../server/developShop.ts');
  await developShop(await loadShop(root), root, () => process.exit(AGAIN));
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  root: { type: 'string', default: '.' },
  help: { type: 'boolean', default: false },
  ...{ market: text, brand: text, only: text, json: text },
  ...{ aces: text, pies: text, map: text, csv: text, geonames: text },
  ...{ publish: text, refuse: text, reason: text, answer: text, words: text },
  ...{ correct: text, restore: text, list: text },
  ...{ force: flag, figma: flag, accept: flag, replace: flag, 'dry-run': flag, audit: flag, discard: flag },
} as const;

function refuse(words: string, exitCode: number): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = exitCode;
}

/** @throws TypeError for an option that does not exist */
function asked() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const name = positionals.map((word, at) => (at === 2 ? '<file>' : word)).join(' ');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return { ...values, command, file: positionals[2] ?? '' };
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
    await given.command(resolve(given.root), given);
  } catch (error) {
    // What the shop can mend needs no stack.
    if (!(error instanceof RangeError)) throw error;
    refuse(error.message, 1);
  }
}

await main();
