import { openContent, type ContentPort } from '@driveline/b2c';
import type { Brand } from '../src/brand.ts';
import { log } from './log.ts';
import { toMarketContent } from './marketContent.ts';
import type { Settings } from './settings.ts';

const opened = new WeakMap<Brand, ContentPort>();

/** The words of a brand from its files, or from Contentstack with the files behind it; one memory for a process. */
export function brandContentPort(
  brand: Brand,
  { contentstack }: Pick<Settings, 'contentstack'>,
): ContentPort {
  const known = opened.get(brand);
  if (known) return known;
  const port = openContent({
    files: Object.fromEntries(
      Object.entries(brand.content).map(([market, content]) => [market, toMarketContent(content)]),
    ),
    contentstack,
    log,
  });
  opened.set(brand, port);
  return port;
}
