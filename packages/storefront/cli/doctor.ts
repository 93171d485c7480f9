import { defineShop, type ShopConfig } from '../src/defineShop.ts';
import { loadShop, shopFile } from '../src/loadShop.ts';
import { databaseFaults, moneyFaults, settingFaults, wordsOf } from '../server/deploymentFaults.ts';
import type { Environment } from '../server/settings.ts';
import { builtFaults, routerFaults, typeScriptFaults, viteFaults } from './checks/buildFaults.ts';
import { nodeFaults, packageFaults } from './checks/packageFaults.ts';
import { logoFaults, routeFaults, themeFaults, wordFaults } from './checks/shopFaults.ts';

/** Something that was looked at, with each thing wrong with it and how to mend it. */
export type Finding = { readonly about: string; readonly faults: readonly string[] };

type Check = readonly [about: string, look: () => readonly string[] | Promise<readonly string[]>];

/** A shop builds and runs all the same. */
const HINT = 'tsconfig.json';

/** What a check throws is what is wrong. */
async function found([about, look]: Check): Promise<Finding> {
  try {
    return { about, faults: await look() };
  } catch (error) {
    return { about, faults: [wordsOf(error)] };
  }
}

async function inTurn(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await found(check));
  return findings;
}

const isProduction = (env: Environment) => env.NODE_ENV === 'production';

const ofFolder = (root: string, isBuilt: boolean): Check[] => [
  ['Node', () => nodeFaults()],
  ['packages', () => packageFaults(root, !isBuilt)],
  // A machine that only serves has no compiler.
  ...(isBuilt ? [] : ofBuild(root)),
];

const ofBuild = (root: string): Check[] => [
  ['vite.config', () => viteFaults(root)],
  ['react-router.config', () => routerFaults(root)],
  [HINT, () => typeScriptFaults(root)],
];

const ofShop = (shop: ShopConfig, root: string, env: Environment): Check[] => [
  ...(isProduction(env) ? ([['build', () => builtFaults(root)]] satisfies Check[]) : []),
  ['routes', () => routeFaults(shop, root, isProduction(env))],
  ['themes', () => themeFaults(shop)],
  ['logos', () => logoFaults(shop)],
  ['words', () => wordFaults(shop)],
  ['tax, delivery and rewards', () => moneyFaults(shop, env)],
  ['settings', () => settingFaults(shop, env)],
  ['database', () => databaseFaults(env)],
];

/** Looks at everything that a shop needs; at what is in it only once it loads. */
export async function examine(root: string, env: Environment = process.env): Promise<Finding[]> {
  const shops: ShopConfig[] = [];
  // Again, for a shop that is a value without having been through it.
  const load = async () => {
    const shop = await loadShop(root);
    // Its markets are records by now, whose terms it keeps beside them.
    shops.push({ ...defineShop(shop), terms: shop.terms });
    return [];
  };
  const findings = await inTurn([...ofFolder(root, isProduction(env)), [shopFile(), load]]);
  return [...findings, ...(await inTurn(shops.flatMap((shop) => ofShop(shop, root, env))))];
}

/** Says what is wrong with a shop and how to mend it; the exit code is 1 when something is. */
export async function doctor(root: string): Promise<void> {
  const findings = await examine(root);
  const lines = findings.flatMap(({ about, faults }) => [
    `${faults.length === 0 ? 'ok   ' : about === HINT ? 'hint ' : 'wrong'}  ${about}`,
    ...faults.map((fault) => `         ${fault}`),
  ]);
  const count = findings.reduce((sum, { about, faults }) => sum + (about === HINT ? 0 : faults.length), 0);
  const rest = findings.at(-1)?.about === shopFile() ? ' The rest is looked at once the shop loads.' : '';
  const outcome = count === 0 ? 'Nothing to mend.' : `${count} to mend.${rest}`;
  const kind = isProduction(process.env) ? 'served' : 'worked on; NODE_ENV=production checks it as served';
  process.stdout.write(`The shop as it is ${kind}.\n\n${lines.join('\n')}\n\n${outcome}\n`);
  if (count > 0) process.exitCode = 1;
}
