import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { themeCss, type ServedFontFace } from '@driveline/ui/themes';
import type { BrandConfig } from '../src/brand.ts';
import { contentHash, staticFile, type StaticFile } from './staticFiles.ts';

/** The look of a brand as files with addresses that change with their content. */
export type BrandFiles = {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly themeHref: string;
  /** Of the fonts that come before the first paint. */
  readonly fontHrefs: readonly string[];
  /** Addresses of the logo by its variant (CONF-022 to CONF-024). */
  readonly logos: Readonly<Record<string, string>>;
};

const resolve = createRequire(import.meta.url).resolve;

export function createBrandFiles({ identity: { id: brandId }, theme, logos }: BrandConfig): BrandFiles {
  const files = new Map<string, StaticFile>();
  const fontHrefs: string[] = [];
  const fontUrl = (file: string, { preload }: ServedFontFace): string => {
    const body = readFileSync(resolve(`@driveline/ui/fonts/${file}`));
    // The theme, which every page waits for, names them all: six bytes of the hash tell a file's versions apart.
    const href = `/assets/fonts/${file.replace('.woff2', '')}.${contentHash(body).slice(0, 8)}.woff2`;
    files.set(href, staticFile(body, '.woff2', true));
    if (preload) fontHrefs.push(href);
    return href;
  };
  const css = themeCss(theme, { fontUrl });
  const themeHref = `/assets/theme/${brandId}.${contentHash(css)}.css`;
  files.set(themeHref, staticFile(css, '.css', true));
  return { files, themeHref, fontHrefs, logos: addLogos(brandId, logos, files) };
}

function addLogos(brandId: string, folder: string, files: Map<string, StaticFile>): Record<string, string> {
  if (!existsSync(folder))
    throw new RangeError(`Brand '${brandId}' has its logos in ${folder}, which is no folder. Make it.`);
  const logos = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(
    logos.map((name) => {
      const body = readFileSync(join(folder, name));
      const variant = name.replace('.svg', '');
      const href = `/assets/brand/${brandId}-${variant}.${contentHash(body)}.svg`;
      files.set(href, staticFile(body, '.svg', true));
      return [variant, href];
    }),
  );
}
