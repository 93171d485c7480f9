import { defineShop, type ShopConfig } from '../src/defineShop.ts';
import { loadShop, shopFile } from '../src/loadShop.ts';
import { databaseFaults, settingFaults } from '../server/deploymentFaults.ts';
import type { Environment } from '../server/settings.ts';
import { builtFaults, routerFaults, typeScriptFaults, viteFaults } from './checks/buildFaults.ts';
import { checkShop, inTurn, type Check, type Finding } from './checks/checkShop.ts';
import { nodeFaults, packageFaults } from './checks/packageFaults.ts';

/** A shop builds and runs all the same. */
const HINT = 'tsconfig.json';

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

const isMade = (root: string, isBuilt: boolean): Check[] =>
  isBuilt ? [['build', () => builtFaults(root)]] : [];

const ofDeployment = (shop: ShopConfig, env: Environment): Check[] => [
  ['settings', () => settingFaults(shop, env)],
  ['database', () => databaseFaults(env)],
];

/** Looks at everything that a shop needs; at what is in it only once it loads. */
export async function examine(root: string, env: Environment = process.env): Promise<Finding[]> {
  const isBuilt = isProduction(env);
  const findings = await inTurn(ofFolder(root, isBuilt));
  let shop: ShopConfig | undefined;
  const load = async () => {
    const loaded = await loadShop(root);
    // Again, for a shop that is a value without having been through it. Its markets are records by now, whose terms it keeps beside them.
    shop = { ...defineShop(loaded), terms: loaded.terms };
    return [];
  };
  findings.push(...(await inTurn([[shopFile(), load]])));
  if (!shop) return findings;
  findings.push(...(await inTurn(isMade(root, isBuilt))), ...(await checkShop(shop, { root, isBuilt, env })));
  return [...findings, ...(await inTurn(ofDeployment(shop, env)))];
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
