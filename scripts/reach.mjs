// Files of packages/hooks and packages/ui that no shop runs: neither the sample shop, in a browser or on its server, nor
// examples/shop. A component, which others may want, is enough in a story that a guide explains; a block of a shop is not.
//   node scripts/reach.mjs [--stories]     also names what only stories reach
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, createBuilder, defaultServerConditions, transformWithOxc } from 'vite';
import { at, root } from './lib/paths.mjs';
import { filesBelow } from './lib/sources.mjs';
import { answerHelp } from './lib/usage.mjs';

answerHelp(import.meta.filename);
const { values } = parseArgs({ options: { stories: { type: 'boolean' } } });
process.env.NODE_ENV = 'production';

const SOURCE = '@driveline/source';
const PACKAGES = [at('packages', 'hooks', 'src'), at('packages', 'ui', 'src')];
/** What tells of other files, and is told of by none. */
const BESIDE = /\.(guide|stories|test)\.tsx?$|[\\/]fixtures[\\/]/;
const STORIES = /\.stories\.tsx$/;
const STYLES = /\.css\.ts$/;
/** Blocks and rules of a shop: it has a use for each, or it is none. */
const OF_SHOPS = /[\\/](hooks[\\/]src|ui[\\/]src[\\/]commerce)[\\/]/;

/** Shown otherwise: styles that become a sheet, tables of words and a theme that the package's users import by name. */
const ELSEWHERE = /^packages\/ui\/src\/(theme\/(base|reset)\.css|i18n\/\w{2}-\w{2}|themes\/wireframe)\.ts$/;

/** Names of the last release, which the shops of `npm run rehearse` run. */
const FORMER = /[\\/]former\.ts$/;

/** Notes the files that give a bundle at least a byte. */
const noteInto = (reached) => ({
  name: 'driveline:reach',
  generateBundle(_, bundle) {
    for (const { modules = {} } of Object.values(bundle)) {
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        if (renderedLength > 0) reached.add(id.split('?')[0]);
      }
    }
  },
});

/** The sample shop as browsers and its server have it, built beside the one that other checks serve. */
async function readShop(reached) {
  const folder = at('scripts', 'reach');
  const before = process.cwd();
  // React Router reads its configuration here.
  process.chdir(folder);
  const configFile = at('scripts', 'reach', 'vite.config.ts');
  const plugins = [noteInto(reached)];
  const builder = await createBuilder({ root: folder, configFile, logLevel: 'error', plugins });
  await builder.buildApp();
  process.chdir(before);
}

/** Bundles from their sources; what packages of others do is left to them. */
async function readBundle(input, reached, plugins = [vanillaExtractPlugin()]) {
  if (input.length === 0) return;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins, noteInto(reached)],
    ssr: { noExternal: [/^@driveline\//], resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    build: {
      ssr: true,
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input,
        external: [...builtinModules, /^node:/, /^(?!@driveline\/|[./]|\0)(?!.*\.css)/],
      },
    },
  });
}

/** Styles run when a shop is compiled: what they import is in no bundle of it. */
const readStyles = (reached) =>
  readBundle(
    [...reached].filter((id) => STYLES.test(id)),
    reached,
    [],
  );

const NAMES_OF_OTHERS = /^(import|export)\b([\s\w*{},$]*\bfrom)?\s*["'][^"']+["'];$|^export \{\};$/gm;

/** Types alone, or names of others alone: nothing of it could run. */
async function isEmpty(path) {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  const own = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(NAMES_OF_OTHERS, '');
  return own.trim() === '';
}

const inShops = new Set();
await readShop(inShops);
// What Node runs of a shop, its build too, and the other shop. Brands are read by Node too.
await readBundle(
  [
    at('packages', 'storefront', 'cli', 'main.ts'),
    at('packages', 'storefront', 'server', 'startShop.ts'),
    at('packages', 'storefront', 'vite', 'shopWords.ts'),
    at('apps', 'storefront', 'shop.config.ts'),
    at('apps', 'b2c', 'src', 'main.ts'),
    at('examples', 'shop', 'src', 'browser.tsx'),
    at('examples', 'shop', 'src', 'server.tsx'),
  ],
  inShops,
);
await readStyles(inShops);

const inStories = new Set();
const documented = filesBelow(PACKAGES[1], /^$/).filter(
  (path) => STORIES.test(path) && existsSync(path.replace(STORIES, '.guide.ts')),
);
await readBundle(documented, inStories);
await readStyles(inStories);

const files = PACKAGES.flatMap((folder) => filesBelow(folder)).filter(
  (path) => /\.tsx?$/.test(path) && !BESIDE.test(path) && !FORMER.test(path),
);
const dead = [];
const shown = [];
for (const path of files) {
  if (inShops.has(path) || ELSEWHERE.test(relative(root, path)) || (await isEmpty(path))) continue;
  (inStories.has(path) && !OF_SHOPS.test(path) ? shown : dead).push(relative(root, path));
}
if (values.stories) for (const path of shown) console.log(`only in stories: ${path}`);
for (const path of dead)
  console.log(`${path} is in no shop${inStories.has(at(path)) ? ', only in a story' : ''}`);
console.log(`${files.length - dead.length} passed, ${dead.length} failed`);
process.exitCode = dead.length === 0 ? 0 : 1;
