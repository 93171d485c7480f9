import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blocksOf, modulesOf } from './codeBlocks.mjs';
import { at } from './paths.mjs';
import { publishedPackages } from './publishedPackages.mjs';

const lock = () => JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;

/** Module names that a package exports, without files that are no modules. */
const entryPoints = ({ manifest }) =>
  Object.keys(manifest.exports ?? {})
    .filter((entry) => !entry.includes('*') && !/\.(json|css)$/.test(entry))
    .map((entry) => `${manifest.name}${entry.slice(1)}`);

const importAll = (modules) =>
  modules.map((name, index) => `import * as m${index} from '${name}';`).join('\n');
const useAll = (modules) =>
  `console.log([${modules.map((_, index) => `Object.keys(m${index}).length`).join(', ')}]);`;

const usesReact = ({ manifest }) => Boolean(manifest.peerDependencies?.react);
const isServer = ({ folder }) => folder.startsWith('apps/');
/** Run as a command that builds and serves: the step `create-shop` proves those. */
const isCommand = ({ manifest }) => Boolean(manifest.bin);

/** Every example of a package's README, in a folder of its own: what does not type-check there would not run for its reader. */
function examplesOf({ folder }) {
  const path = at(folder, 'README.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const home = join('readmes', folder.replace('/', '-'));
  return modulesOf(blocksOf(text)).map((module) => ({ ...module, name: join(home, module.path) }));
}

/** Those that can be built: where some packages are chosen, an example may need one that is not. */
function buildableExamples(packed) {
  const isPacked = (name) => packed.some(({ manifest }) => manifest.name === name);
  const away = publishedPackages().flatMap(({ manifest: { name } }) => (isPacked(name) ? [] : [name]));
  const needs = (code, name) => code.includes(`'${name}'`) || code.includes(`'${name}/`);
  return packed.flatMap(examplesOf).filter(({ code }) => !away.some((name) => needs(code, name)));
}

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['node'],
  },
  include: ['*.ts', 'readmes'],
};

/**
 * Writes a project that knows the packages only by their tarballs.
 * @param {string} folder empty folder outside the repository
 * @param {{ folder: string, manifest: object, tarball: string }[]} packed
 * @returns {{ count: number, runnable: string[], forBrowsers: string[] }} examples of READMEs in it, and paths of those that run by
 *   themselves, and of those that a browser runs
 */
export function writeConsumer(folder, packed) {
  const versions = lock();
  const peers = Object.assign({}, ...packed.map(({ manifest }) => manifest.peerDependencies ?? {}));
  const types = ['@types/react', '@types/react-dom', '@types/node'];
  const outer = [...Object.keys(peers), ...types].filter((name) => versions[`node_modules/${name}`]);
  /** A peer that is pinned is installed so; of a range, the version that we use. */
  const versionOf = (name) =>
    /^\d/.test(peers[name] ?? '') ? peers[name] : versions[`node_modules/${name}`].version;
  const write = (name, content) =>
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content, undefined, 2),
    );

  const dependencies = {
    ...Object.fromEntries(packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`])),
    ...Object.fromEntries(outer.map((name) => [name, versionOf(name)])),
  };
  write('package.json', { name: 'consumer', version: '1.0.0', private: true, type: 'module', dependencies });
  write('tsconfig.json', tsconfig);
  const examples = buildableExamples(packed);
  for (const { name, code } of examples) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    write(name, code);
  }
  const inBrowser = packed.filter((entry) => !isServer(entry) && !isCommand(entry)).flatMap(entryPoints);
  const inNode = packed.filter((entry) => !usesReact(entry) && !isCommand(entry)).flatMap(entryPoints);
  const everything = packed.flatMap(entryPoints);
  write('types.ts', `${importAll(everything)}\n${useAll(everything)}\n`);
  write('node.mjs', `${importAll(inNode)}\n${useAll(inNode)}\n`);
  write('page.ts', `${importAll(inBrowser)}\n${useAll(inBrowser)}\n`);
  write(
    'index.html',
    '<!doctype html><title>consumer</title><script type="module" src="/page.ts"></script>\n',
  );
  const flagged = (flag) => examples.filter(({ flags }) => flags.includes(flag)).map(({ name }) => name);
  return { count: examples.length, runnable: flagged('run'), forBrowsers: flagged('browser') };
}
