import { registerHooks } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locality } from './localities.ts';

/** A file of localities that cannot be used, in one sentence. */
export class LocalitiesRefused extends Error {}

/** What `localityOf` gives; `vin` and `plate` are optional. */
const fields = [
  ...(['code', 'place', 'searches', 'configured', 'asking', 'levels', 'person', 'address'] as const),
  ...(['memberPhone', 'receiptStore', 'receiptAmount', 'promoCode', 'membership', 'page'] as const),
  ...(['fields', 'later', 'hasRewards'] as const),
] satisfies readonly Exclude<keyof Locality, 'vin' | 'plate'>[];

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const isOfShop = (importer = '') =>
  importer.startsWith('file:') && relative(repository, fileURLToPath(importer)).startsWith('..');

/** A shop elsewhere has built packages installed, whose sources Node does not read. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, {
      ...context,
      conditions: isOfShop(context.parentURL)
        ? context.conditions.filter((condition) => condition !== '@driveline/source')
        : context.conditions,
    }),
});

async function exportsOf(file: string): Promise<{ readonly localities?: unknown }> {
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as { readonly localities?: unknown };
  } catch (error) {
    throw new LocalitiesRefused(`--localities ${file} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * What shoppers of a shop's own markets type, as its module says.
 * @throws LocalitiesRefused for a file that is not there or fails, without localities, without the market or a field
 */
export async function ownLocalities(file: string, market: string): Promise<readonly Locality[]> {
  const { localities } = await exportsOf(file);
  if (!Array.isArray(localities))
    throw new LocalitiesRefused(
      `${file} exports no localities. Write: export const localities = [localityOf(…)];`,
    );
  const all = localities as readonly Partial<Locality>[];
  const own = all.find(({ code }) => code === market);
  if (!own) {
    const codes = all.map(({ code }) => `'${code}'`).join(', ') || 'none';
    throw new LocalitiesRefused(`${file} has no locality of market '${market}'. It has ${codes}.`);
  }
  const missing = fields.filter((name) => own[name] === undefined);
  if (missing.length > 0)
    throw new LocalitiesRefused(`${file}: the locality of '${market}' lacks ${missing.join(', ')}.`);
  return all as readonly Locality[];
}
