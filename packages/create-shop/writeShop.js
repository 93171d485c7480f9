import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const template = join(import.meta.dirname, 'template');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** What a shop needs beside Driveline; the same pins as its own. */
const LIBRARIES = { react: '19.3.1', 'react-dom': '19.3.1' };
const TOOLS = {
  '@formatjs/icu-messageformat-parser': '3.5.23',
  '@react-router/dev': '7.18.4',
  '@types/node': '24.13.3',
  '@types/react': '19.3.0',
  '@vanilla-extract/css': '1.21.3',
  '@vanilla-extract/vite-plugin': '5.2.6',
  typescript: '6.0.3',
  vite: '8.3.8',
};
const DRIVELINE = ['markets', 'storefront', 'ui'];

/** `my-shop` as people read it: 'My Shop'. */
const titleOf = (name) =>
  name.replace(/(^|-)([a-z])/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());

const manifestOf = (id) => ({
  name: id,
  version: '0.1.0',
  private: true,
  type: 'module',
  engines: { node: '>=24.7' },
  scripts: {
    dev: 'driveline dev',
    build: 'driveline build',
    start: 'NODE_ENV=production driveline start',
    doctor: 'driveline doctor',
    'doctor:production': 'NODE_ENV=production driveline doctor',
    typecheck: 'tsc',
  },
  dependencies: {
    ...Object.fromEntries(DRIVELINE.map((name) => [`@driveline/${name}`, version])),
    ...LIBRARIES,
  },
  devDependencies: TOOLS,
});

/**
 * Writes a shop of one brand in one market.
 * @param {string} root folder that does not exist yet or is empty
 * @param {string} id name of the shop and of its brand: small letters, digits and hyphens
 * @throws {RangeError} the folder has files, or the name cannot be one
 */
export function writeShop(root, id) {
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    throw new RangeError(
      `'${id}' cannot name a shop. Use small letters, digits and hyphens, and a letter first.`,
    );
  }
  if (existsSync(root) && readdirSync(root).length > 0) throw new RangeError(`${root} has files already.`);
  const name = titleOf(id);
  const filled = (text) =>
    text.replaceAll('{{id}}', id).replaceAll('{{name}}', name).replaceAll('{{initial}}', name[0]);
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', `${JSON.stringify(manifestOf(id), undefined, 2)}\n`);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    // npm leaves a file named `.gitignore` out of a package.
    const path = relative(template, from)
      .replace(/^gitignore$/, '.gitignore')
      .replace(/^brands.shop/, `brands/${id}`);
    write(path, filled(readFileSync(from, 'utf8')));
  }
}
