import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/processes.mjs';

const LEFT_OUT = new Set(['build', 'node_modules', '.react-router', '.data']);

/** Gives every page a line more, so that each has another name in this build. */
const CHANGE = `
const nextBuild = {
  name: 'next-build',
  enforce: 'pre',
  transform: (code, id) =>
    /storefront.app.pages.*\\.tsx$/.test(id) ? \`\${code}\\nglobalThis.nextBuild = true;\` : null,
};
`;

/**
 * Builds the sample shop once more, each of its pages changed.
 * @returns {Promise<string>} its folder
 */
export async function buildNext() {
  // As deep as the shop itself, so that what it extends is where it looks.
  const folder = at('.cache', 'next-build');
  rmSync(folder, { recursive: true, force: true });
  cpSync(at('apps', 'storefront'), folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(basename(source)),
  });
  const config = join(folder, 'vite.config.ts');
  const source = readFileSync(config, 'utf8').replace('plugins: [', 'plugins: [nextBuild, ');
  writeFileSync(config, source.replace('export default', `${CHANGE}\nexport default`));
  const cli = at('packages', 'storefront', 'cli', 'main.ts');
  const { code, output } = await run(['node', cli, 'build', '--root', folder], {
    env: { NODE_ENV: 'production', NODE_OPTIONS: '--conditions=@driveline/source' },
    quiet: true,
  });
  if (code !== 0) throw new Error(`The next build failed:\n${output.slice(-2000)}`);
  return folder;
}
