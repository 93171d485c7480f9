// The packages as another team gets them: built, packed, checked, installed and used outside the repository.
//   node scripts/packages.mjs [api ui …]     some of them instead of all
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createChecks } from './lib/checks.mjs';
import { writeConsumer } from './lib/consumer.mjs';
import { packageSizes } from './lib/packageSizes.mjs';
import { packedPackages } from './lib/packedPackages.mjs';
import { openedFaults } from './lib/openedExample.mjs';
import { temporaryFolder } from './lib/leftovers.mjs';
import { at } from './lib/paths.mjs';
import { publishedPackages } from './lib/publishedPackages.mjs';
import { quietly } from './lib/registry.mjs';

const outside = temporaryFolder('packages');
const chosen = process.argv.slice(2);
const { note, step, end } = createChecks();

/** What each tarball tells a reader beside its code. */
const TO_READ = ['CHANGELOG.md', 'LICENSE', 'README.md'];

function noteFiles(name, tarball) {
  const held = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).stdout.split('\n');
  const missing = TO_READ.filter((file) => !held.includes(`package/${file}`));
  note(
    `${name} has ${TO_READ.join(', ')}${missing.map((file) => `, but no ${file}`).join('')}`,
    missing.length === 0,
  );
}

async function checkPackage({ folder, manifest: { name, exports }, tarball }) {
  noteFiles(name, tarball);
  await step(`${name}: publint`, ['publint', '--strict', at(folder)]);
  if (!exports) return;
  // A font is no module.
  const rest = ['--profile', 'esm-only', '--format', 'ascii', '--exclude-entrypoints', './fonts/*'];
  await step(`${name}: types`, ['attw', tarball, ...rest]);
}

/** An example that says `run`, as its reader would run it: compiled, in Node; and bundled by Vite for a server. */
async function runExample(example, options) {
  const isOfUi = example.startsWith('readmes/packages-ui/');
  const compiled = example.replace(/\.tsx?$/, '.js');
  const tsc = [
    'node',
    at('node_modules', 'typescript', 'bin', 'tsc'),
    '--ignoreConfig',
    ...TO_JAVASCRIPT,
    example,
  ];
  if (!(await step(`${example} compiles`, tsc, options))) return;
  const skips = isOfUi ? ['--import', './readmes/packages-ui/skipStyles.mts'] : [];
  await step(`${example} runs in Node`, ['node', ...skips, compiled], options);
  const vite = ['node', at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'];
  const config = isOfUi ? ['--config', 'readmes/packages-ui/vite.config.ts'] : [];
  const build = [...vite, ...config, '--ssr', example, '--outDir', 'bundled'];
  if (!(await step(`${example} is bundled by Vite`, build, options))) return;
  const [entry] = example.split('/').slice(-1);
  await step(`${example} runs from there`, ['node', `bundled/${entry.replace(/\.tsx?$/, '.js')}`], options);
}

const TO_JAVASCRIPT = [
  ...['--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023'],
  ...['--rewriteRelativeImportExtensions', '--skipLibCheck', '--types', 'node'],
];

async function useOutside(packed) {
  const folder = join(outside, 'consumer');
  mkdirSync(folder);
  const { count, runnable, forBrowsers } = writeConsumer(folder, packed);
  const options = { cwd: folder };
  const install = ['npm', 'install', '--ignore-scripts', ...quietly];
  if (!(await step('another project: installs the tarballs', install, options))) return;
  await step(
    `another project: type-checks, with ${count} examples of READMEs`,
    ['node', at('node_modules', 'typescript', 'bin', 'tsc'), '-p', '.'],
    options,
  );
  await step('another project: runs them in Node', ['node', 'node.mjs'], options);
  for (const example of runnable) await runExample(example, options);
  for (const example of forBrowsers)
    await step(`${example} runs in a browser, built by Vite`, () => openedFaults(folder, example));
  await step(
    'another project: builds a page',
    ['node', at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'],
    options,
  );
  await weighParts(
    folder,
    packed.map(({ manifest }) => manifest.name),
  );
}

const kb = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;

async function weighParts(folder, names) {
  for (const { words, bytes, most, bare, foreignStyles } of await packageSizes(folder, names)) {
    const beside = bare === undefined ? '' : `, bare react-aria ${kb(bare)}`;
    note(`${words}: ${kb(bytes)} of ${kb(most)}${beside}`, bytes <= most);
    if (foreignStyles.length > 0) note(`${words} loads styles of others: ${foreignStyles.join(', ')}`, false);
  }
}

let packed = [];
const pack = async () => {
  const tarballs = await packedPackages();
  packed = publishedPackages()
    .filter(({ folder }) => chosen.length === 0 || chosen.includes(folder.split('/')[1]))
    .map((entry) => ({ ...entry, tarball: tarballs[entry.manifest.name] }));
  return [];
};
if (await step('packages build and pack', pack)) {
  for (const entry of packed) await checkPackage(entry);
  await useOutside(packed);
}
end();
