import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { exportedComponents } from '../../../packages/ui/test/exportedComponents.ts';

const OF_COMPONENTS = /packages\/ui\/src\/.*\.stories\.tsx$/;
const ADDRESSES = 'virtual:component-addresses';
const HELPER = new URL('./playgroundOf.ts', import.meta.url).pathname;

/** Lists a story Playground first on the page of every component; `playgrounds` adds it to the module. */
export const playgroundIndexer = (csf: Indexer): Indexer => ({
  test: OF_COMPONENTS,
  createIndex: async (file, options) => {
    const stories = await csf.createIndex(file, options);
    const [first] = stories;
    if (!first || !isAboutComponent(stories)) return stories;
    const { __id: _id, ...page } = first;
    return [{ ...page, exportName: 'Playground', name: 'Playground', tags: ['!autodocs'] }, ...stories];
  },
});

const isAboutComponent = (stories: readonly { title?: string | undefined }[]) =>
  stories[0]?.title !== 'Foundations/Theme';

/** Where `import { Button } from …` finds each component: for the snippets on pages. */
const addresses = () => Object.fromEntries(exportedComponents().map(({ name, address }) => [name, address]));

/**
 * Gives every file of component stories a Playground. Only Storybook has them: the tests of stories read the files as they
 * are, so a playground is in no picture.
 */
export const playgrounds = (): Plugin => ({
  name: 'driveline:playgrounds',
  enforce: 'pre',
  resolveId: (id) => (id === ADDRESSES ? `\0${ADDRESSES}` : null),
  load: (id) => (id === `\0${ADDRESSES}` ? `export default ${JSON.stringify(addresses())};` : null),
  transform(code, id) {
    if (!OF_COMPONENTS.test(id) || !/\bcomponent: /.test(code)) return null;
    const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    return `${code}
import { playgroundOf } from ${JSON.stringify(HELPER)};
export const Playground = playgroundOf(meta, [${names.join(', ')}]);
`;
  },
});
