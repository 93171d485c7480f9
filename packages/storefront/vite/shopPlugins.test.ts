import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { googleTag } from '../src/plugins/index.ts';
import type { ShopPlugin } from '../src/plugins/definePlugin.ts';
import { shopPlugins } from './shopPlugins.ts';

const ENTRY = '\0entry';
const entry = {
  name: 'entry',
  resolveId: (id: string) => (id === ENTRY ? id : null),
  load: (id: string) =>
    id === ENTRY
      ? "import { pluginModules } from 'virtual:driveline/plugins';\nglobalThis.found = pluginModules;"
      : null,
};

/** Files of a build, by their names: what its first file loads itself, and what only later. */
async function filesOf(...plugins: ShopPlugin[]) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, shopPlugins(import.meta.dirname, async () => plugins)],
    resolve: { conditions: ['@driveline/source', 'browser', 'module', 'development|production'] },
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as {
    output: { name: string; code?: string; isEntry?: boolean }[];
  };
  return output;
}

const analytics = { consent: 'survey', module: 'shopPlugins.ts' } as const;

test('[STATE-026] the module of a plugin is a file that no page loads by itself', async () => {
  const [first, ...later] = await filesOf(googleTag({ id: 'G-AB12CD34EF' }));
  expect(first?.code).toMatch(/"google-tag": \(\) => .*import\("\.\/googleTag-/);
  expect(first?.code).not.toContain('add_to_cart');
  expect(later.some(({ code }) => code?.includes('add_to_cart'))).toBe(true);
});

test('a shop without modules ships none', async () => {
  const files = await filesOf({ name: 'words', head: [] });
  expect(files).toHaveLength(1);
  expect(files[0]?.code).not.toContain('import(');
});

test('[PLUS-030] a module that is not there ends the build with its name', async () => {
  const gone = { ...analytics, module: 'plugins/chat.ts' };
  const file = join(import.meta.dirname, 'plugins', 'chat.ts');
  await expect(filesOf({ name: 'chat', analytics: gone })).rejects.toThrow(
    `Plugin 'chat' names the module 'plugins/chat.ts'. There is no ${file}.`,
  );
});
