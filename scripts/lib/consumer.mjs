import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

const lock = () => JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;

/** Module names that a package exports, without files that are no modules. */
const entryPoints = ({ manifest }) =>
  Object.keys(manifest.exports)
    .filter((entry) => !entry.includes('*') && !/\.(json|css)$/.test(entry))
    .map((entry) => `${manifest.name}${entry.slice(1)}`);

const importAll = (modules) =>
  modules.map((name, index) => `import * as m${index} from '${name}';`).join('\n');
const useAll = (modules) =>
  `console.log([${modules.map((_, index) => `Object.keys(m${index}).length`).join(', ')}]);`;

const usesReact = ({ manifest }) => Boolean(manifest.peerDependencies?.react);
const isServer = ({ folder }) => folder.startsWith('apps/');

/** The first example of a package's README: what does not type-check there would not run for its reader. */
function exampleOf({ folder }) {
  const path = at(folder, 'README.md');
  const [, kind, code] =
    (existsSync(path) && /^```(tsx?)\n([\s\S]*?)^```/m.exec(readFileSync(path, 'utf8'))) || [];
  return code ? { kind, code: `${code}\nexport {};\n` } : undefined;
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
    types: ['node'],
  },
  include: ['*.ts', '*.tsx'],
};

/**
 * Writes a project that knows the packages by their tarballs alone.
 * @param {string} folder empty folder outside the repository
 * @param {{ folder: string, manifest: object, tarball: string }[]} packed
 */
export function writeConsumer(folder, packed) {
  const versions = lock();
  const peers = [...new Set(packed.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))];
  const types = ['@types/react', '@types/react-dom', '@types/node'];
  const outer = [...peers, ...types].filter((name) => versions[`node_modules/${name}`]);
  const write = (name, content) =>
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content, undefined, 2),
    );

  const dependencies = {
    ...Object.fromEntries(packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`])),
    ...Object.fromEntries(outer.map((name) => [name, versions[`node_modules/${name}`].version])),
  };
  write('package.json', { name: 'consumer', version: '1.0.0', private: true, type: 'module', dependencies });
  write('tsconfig.json', tsconfig);
  const names = packed.map(({ manifest }) => manifest.name);
  for (const entry of packed) {
    const example = exampleOf(entry);
    const needs = example?.code.match(/@driveline\/[a-z0-9]+/g) ?? [];
    if (example && needs.every((name) => names.includes(name)))
      write(`readme-${entry.folder.replace('/', '-')}.${example.kind}`, example.code);
  }
  const inBrowser = packed.filter((entry) => !isServer(entry)).flatMap(entryPoints);
  const inNode = packed.filter((entry) => !usesReact(entry)).flatMap(entryPoints);
  const everything = packed.flatMap(entryPoints);
  write('types.ts', `${importAll(everything)}\n${useAll(everything)}\n`);
  write('node.mjs', `${importAll(inNode)}\n${useAll(inNode)}\n`);
  write('page.ts', `${importAll(inBrowser)}\n${useAll(inBrowser)}\n`);
  write(
    'index.html',
    '<!doctype html><title>consumer</title><script type="module" src="/page.ts"></script>\n',
  );
}
