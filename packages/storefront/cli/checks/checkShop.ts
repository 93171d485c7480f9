import { moneyFaults, wordsOf } from '../../server/deploymentFaults.ts';
import type { Environment } from '../../server/settings.ts';
import type { ShopConfig } from '../../src/defineShop.ts';
import { legalFaults, logoFaults, routeFaults, themeFaults, wordFaults } from './shopFaults.ts';

/** Something that was looked at, with each thing wrong with it and how to mend it. */
export type Finding = { readonly about: string; readonly faults: readonly string[] };

export type Check = readonly [about: string, look: () => readonly string[] | Promise<readonly string[]>];

/** Looks at one thing after the other; what a check throws is what is wrong. */
export async function inTurn(checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [about, look] of checks)
    findings.push({ about, faults: await (async () => look())().catch((error) => [wordsOf(error)]) });
  return findings;
}

/**
 * Looks at everything that a shop says of itself, for a test of its own and for `driveline doctor`.
 * @param place `root`: the shop's folder; `isBuilt`: the sources of its pages may be left at home; `env`: that of the one
 *   deployment that is looked at, without it each brand, served with the server in its process
 */
export function checkShop(
  shop: ShopConfig,
  {
    root = process.cwd(),
    isBuilt = false,
    env,
  }: { readonly root?: string; readonly isBuilt?: boolean; readonly env?: Environment } = {},
): Promise<Finding[]> {
  const deployments = env ? [env] : Object.keys(shop.brands).map((BRAND) => ({ BRAND }));
  return inTurn([
    ['routes', () => routeFaults(shop, root, isBuilt)],
    ['themes', () => themeFaults(shop)],
    ['logos', () => logoFaults(shop)],
    ['words', () => wordFaults(shop)],
    ['legal pages', () => legalFaults(shop, root)],
    ['tax, delivery and rewards', () => deployments.flatMap((each) => moneyFaults(shop, each))],
  ]);
}
