import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { IndexInput, Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { exportedComponents } from '../../../packages/ui/test/exportedComponents.ts';

const UI = join(import.meta.dirname, '../../../packages/ui');
const OF_COMPONENTS = /packages\/ui\/src\/.*\.stories\.tsx$/;
const ADDRESSES = 'virtual:component-addresses';
/** A file of stories about one part of a page, `virtual:playground/src/commerce/Cart/Cart.stories.tsx/CartLine`. */
const PART = /^\0?virtual:playground\/(?<file>.+)\/(?<part>\w+)$/;
const HELPER = JSON.stringify(join(UI, 'test/playgroundOf.ts'));
const HIDE = JSON.stringify(join(import.meta.dirname, 'withoutSheetCode.ts'));

/**
 * Lists a story Playground first on the page of every component, and one for each of its parts last. `playgrounds` adds the
 * first to the module, and makes a module for each part: a story's controls are those of its module's component.
 */
export const playgroundIndexer = (csf: Indexer): Indexer => ({
  test: OF_COMPONENTS,
  createIndex: async (file, options) => {
    const stories = await csf.createIndex(file, options);
    const [first] = stories;
    if (!first || !isAboutComponent(stories)) return stories;
    const { __id: _id, ...page } = first;
    const tags = ['!autodocs'];
    const parts = partsIn(readFileSync(file, 'utf8')).map((part): IndexInput => {
      const importPath = `virtual:playground/${relative(UI, file)}/${part}`;
      return { ...page, importPath, exportName: `PlaygroundOf${part}`, name: `Playground of ${part}`, tags };
    });
    return [{ ...page, exportName: 'Playground', name: 'Playground', tags }, ...stories, ...parts];
  },
});

const isAboutComponent = (stories: readonly { title?: string | undefined }[]) =>
  stories[0]?.title !== 'Foundations/Theme';

const partsIn = (source: string) => /\bsubcomponents: \{([^}]*)\}/.exec(source)?.[1]?.match(/\w+/g) ?? [];

/** Where `import { Button } from …` finds each component: for the snippets on pages. */
const addresses = () => Object.fromEntries(exportedComponents().map(({ name, address }) => [name, address]));

/** Stories of a file in their order, which the module itself does not keep. */
const storiesIn = (source: string) =>
  [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name).join(', ');

function partModule(file: string, part: string): string {
  const stories = storiesIn(readFileSync(file, 'utf8'));
  return `
import meta, { ${stories} } from ${JSON.stringify(file)};
import { metaOfPart, playgroundOf } from ${HELPER};
export default metaOfPart(meta, '${part}');
export const PlaygroundOf${part} = playgroundOf(meta, [${stories}], '${part}');
`;
}

/** Stories whose code is that of a sheet of states: it would tell nobody how to use the component. */
function sheetsIn(source: string): string[] {
  const named = /import \{ Sheet(?: as (\w+))? \} from '[^']*fixtures\/Sheet/.exec(source);
  if (!named) return [];
  const sheet = new RegExp(`^(\\w+)[^]*<${named[1] ?? 'Sheet'}\\s`);
  return source.split(/^export const /m).flatMap((story) => sheet.exec(story)?.[1] ?? []);
}

/**
 * Gives every file of component stories a Playground. Only Storybook has them: the tests of stories read the files as they
 * are, so a playground is in no picture.
 */
export const playgrounds = (): Plugin => ({
  name: 'driveline:playgrounds',
  enforce: 'pre',
  resolveId: (id) => (id === ADDRESSES || PART.test(id) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${ADDRESSES}`) return `export default ${JSON.stringify(addresses())};`;
    const { file, part } = PART.exec(id)?.groups ?? {};
    return file && part ? partModule(join(UI, file), part) : null;
  },
  transform(code, id) {
    if (!OF_COMPONENTS.test(id) || !/\bcomponent: /.test(code)) return null;
    return `${code}
import { playgroundOf } from ${HELPER};
import { withoutSheetCode } from ${HIDE};
withoutSheetCode([${sheetsIn(code).join(', ')}]);
export const Playground = playgroundOf(meta, [${storiesIn(code)}]);
`;
  },
});
