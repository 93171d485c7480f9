import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadShop } from '../../src/loadShop.ts';
import { buildStories } from './buildStories.ts';
import { sendToChromatic } from './sendToChromatic.ts';
import { PICTURE_TOOLS, STORYBOOK } from './tools.ts';

export interface VisualOptions {
  /** Accepts the pictures in place of comparing them. */
  readonly accept?: boolean | undefined;
  /** Part of the titles of the stories to picture, such as `Pages/Product`. */
  readonly only?: string | undefined;
}

/**
 * Takes a picture of each page of the shop in its brands and markets, and holds it against the accepted one. With a token of
 * Chromatic its service does that.
 * @throws RangeError for tools that are not installed, and for pictures that another browser has made
 */
export async function visual(root: string, options: VisualOptions): Promise<void> {
  const isHosted = Boolean(process.env['CHROMATIC_PROJECT_TOKEN']);
  if (isHosted && (options.accept || options.only !== undefined))
    throw new RangeError('CHROMATIC_PROJECT_TOKEN is set: accept and choose pictures there, or unset it.');
  checkTools(root, isHosted ? STORYBOOK : PICTURE_TOOLS);
  const stories = await buildStories(root, await loadShop(root));
  if (isHosted) return sendToChromatic(root, stories);
  // It needs the tools, and so is read when they are known to be there.
  const { comparePages } = await import('./comparePages.ts');
  await comparePages(root, stories, options);
}

function checkTools(root: string, tools: readonly string[]): void {
  const { resolve } = createRequire(join(root, 'package.json'));
  const missing = tools.filter((name) => {
    try {
      return !resolve(`${name}/package.json`);
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return;
  const { peerDependencies } = createRequire(import.meta.url)('@driveline/storefront/package.json') as {
    peerDependencies: Readonly<Record<string, string>>;
  };
  const names = missing.map((name) => `${name}@${peerDependencies[name]}`).join(' ');
  throw new RangeError(`Pictures need tools that are not installed: npm install --save-dev ${names}`);
}
