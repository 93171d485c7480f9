import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserExecutable } from './browser.mjs';
import { MOVED_PAGE } from './breakingRelease.mjs';
import { run } from './processes.mjs';

const TOOLS = ['storybook', '@storybook/react-vite', 'playwright-core', 'pngjs'];
const DIFFERS = /^([\w.-]+): (?:\d+ pixels? differs?|differs by|has no|was written)/gm;

/**
 * Pictures of a shop before and after an update, as its own CI takes them.
 * @param {{ name: string, only?: string, checks: object, install: (folder: string, ...names: string[]) => Promise<{ code: number, output: string }> }} shop
 */
export function createShopPictures({ name, only, checks: { note, step }, install }) {
  async function visual(folder, ...flags) {
    const env = { NODE_OPTIONS: '', CHROMIUM_PATH: await browserExecutable() };
    const asked = only ? ['--only', only] : [];
    return run(['npm', 'exec', '--', 'driveline', 'visual', ...flags, ...asked], {
      cwd: folder,
      quiet: true,
      env,
    });
  }

  /** Installs the tools that the command names, and accepts the pictures of the shop as it is. */
  async function accept(folder) {
    const isInstalled = await step(`${name}: the tools for pictures install`, async () => {
      const manifest = join(folder, 'node_modules', '@driveline', 'storefront', 'package.json');
      const { peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
      const { code, output } = await install(
        folder,
        ...TOOLS.map((tool) => `${tool}@${peerDependencies[tool]}`),
      );
      return code === 0 ? [] : [output];
    });
    if (!isInstalled) return false;
    await step(`${name}: its pictures are accepted`, async () => {
      const { code, output } = await visual(folder, '--accept');
      return code === 0 && / [1-9]\d* accepted now/.test(output) ? [] : [output];
    });
    return step(`${name}: no picture differs from the accepted ones`, async () => {
      const { code, output } = await visual(folder);
      return code === 0 && / 0 differ/.test(output) ? [] : [output];
    });
  }

  /** The release has moved a border by a pixel: the pictures of that page differ, and no others. */
  async function seeMovedBorder(folder) {
    const { code, output } = await visual(folder);
    const changed = [...output.matchAll(DIFFERS)].map(([, picture]) => picture);
    const isTold =
      code === 1 && changed.length > 0 && changed.every((picture) => picture.startsWith(MOVED_PAGE));
    if (
      !note(
        `${name}: a border that moved by a pixel shows in ${changed.join(', ')}, and in no other picture`,
        isTold,
      )
    )
      console.log(output.slice(-4000));
  }

  return { accept, seeMovedBorder };
}
