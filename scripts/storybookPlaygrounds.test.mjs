import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playgroundIndexer } from '../apps/storybook/playground/playgrounds.ts';
import { exportedComponents } from '../packages/ui/test/exportedComponents.ts';
import { at } from './lib/paths.mjs';

/** Icons share one page, and the provider shows nothing. */
const WITHOUT = /^(UiProvider|\w+Icon)$/;
const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: at() }).map((file) => at(file));

/** Lists one story, as Storybook's own indexer lists all. */
const csf = {
  createIndex: async (file) => [
    {
      type: 'story',
      exportName: 'AllStates',
      title: file.includes('/theme/') ? 'Foundations/Theme' : 'Commerce/Page',
    },
  ],
};
const listed = async (file) => playgroundIndexer(csf).createIndex(file, {});

/** Names of the components that have a playground on the page of a file. */
async function played(file) {
  const stories = (await listed(file)).map(({ exportName }) => exportName);
  const [, main] = /\bcomponent: (\w+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return stories.flatMap((name) =>
    name === 'Playground' ? main : (/^PlaygroundOf(.+)/.exec(name)?.[1] ?? []),
  );
}

test('every exported component has a playground', async () => {
  const found = new Set((await Promise.all(files.map(played))).flat());
  const asked = exportedComponents().filter(({ name }) => !WITHOUT.test(name) || name === 'SocialIcon');
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
});

test('that of a part comes from a module of its own, after the stories of its page', async () => {
  const stories = await listed(files.find((file) => file.endsWith('Fit.stories.tsx')));
  expect(stories.map(({ name, exportName }) => name ?? exportName)).toEqual([
    'Playground',
    'AllStates',
    'Playground of FitProof',
    'Playground of FitReasons',
  ]);
  expect(stories.at(-1)).toMatchObject({
    importPath: 'virtual:playground/src/commerce/Fit/Fit.stories.tsx/FitReasons',
  });
});
