import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandTheme } from '@driveline/ui/themes';
import * as tokens from '@driveline/ui/tokens';
import { loadShop } from '../src/loadShop.ts';

/** What the command line says besides the folder of the shop. */
export type TokenOptions = { brand?: string; force?: boolean; figma?: boolean };

/** @throws RangeError when no brand is named */
function named({ brand }: TokenOptions): string {
  if (brand && /^[a-z][a-z0-9-]*$/.test(brand)) return brand;
  throw new RangeError('Name the brand by its id: --brand <id>.');
}

/** @throws RangeError when the file is not there or is not JSON */
function readJson(file: string): unknown {
  if (!existsSync(file)) throw new RangeError(`There is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RangeError(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** The theme that a file of decisions makes now; none where there is no file, or where it is overwritten whatever it says. */
async function presentTheme(file: string, force: boolean): Promise<BrandTheme | undefined> {
  if (force || !existsSync(file)) return undefined;
  if (tokens.isThemeFile(readFileSync(file, 'utf8')))
    return ((await import(pathToFileURL(file).href)) as { theme: BrandTheme }).theme;
  throw new RangeError(
    `${file} has code of your own, which an import would overwrite. Keep a copy, and use --force.`,
  );
}

/**
 * Writes the theme of a brand from a file of design tokens, and says what changed.
 * @throws RangeError when the tokens make no theme, when there is no such brand, or when its theme was written by hand
 */
export async function importTheme(root: string, source: string, options: TokenOptions): Promise<void> {
  const id = named(options);
  const folder = join(root, 'brands', id);
  if (!existsSync(folder)) throw new RangeError(`There is no folder ${folder}. Create the brand first.`);
  const file = join(folder, 'theme.ts');
  const present = await presentTheme(file, options.force ?? false);
  const before = present && tokens.decisionsOf(present);
  const theme = tokens.importTokens(readJson(source), { name: id, ...(before && { fonts: before.fonts }) });
  const after = tokens.decisionsOf(theme);
  const changes = before ? tokens.themeChanges(before, after) : [];
  if (before && changes.length === 0) return void process.stdout.write('Nothing changed.\n');
  writeFileSync(file, tokens.themeFile(after));
  process.stdout.write(`${[...changes, `Wrote ${file}.`].join('\n')}\n`);
}

/**
 * Prints the theme of a brand as design tokens.
 * @throws RangeError when the shop has no such brand
 */
export async function exportTheme(root: string, options: TokenOptions): Promise<void> {
  const { brands } = await loadShop(root);
  const brand = brands[named(options)];
  if (!brand)
    throw new RangeError(
      `There is no brand '${options.brand}'. The shop has ${Object.keys(brands).join(', ')}.`,
    );
  const write = options.figma ? tokens.exportFigmaVariables : tokens.exportTokens;
  process.stdout.write(`${JSON.stringify(write(brand.theme), undefined, 2)}\n`);
}
