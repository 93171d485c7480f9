import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN, edit, REQUIRED_FIELD } from './breakingRelease.mjs';
import { createShopPictures } from './shopPictures.mjs';
import { compareBytes, pageFaults, startCreatedShop } from './createdShop.mjs';
import { migrateFaults } from './migrateFaults.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { quietly } from './registry.mjs';
import { shopFaults } from './shopCheck.mjs';
import { isOurs, withVersions } from './stagedRelease.mjs';

/** What an update writes; everything else of a shop is its team's. */
const OF_UPDATE = [':!package.json', ':!package-lock.json'];
const ID = 'corner-parts';

const git = (folder, ...args) =>
  execFileSync('git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

const quiet = (command, folder) => run(command, { cwd: folder, quiet: true, env: { NODE_OPTIONS: '' } });

/** Keeps what a shop is before an update, to see afterwards what changed. */
function commit(folder) {
  if (!existsSync(join(folder, '.git'))) git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'A shop');
}

function installedFaults(folder, version) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .filter(isOurs)
    .flatMap((name) => {
      const manifest = join(folder, 'node_modules', name, 'package.json');
      const installed = JSON.parse(readFileSync(manifest, 'utf8')).version;
      return installed === version ? [] : [`${name} is ${installed}, not ${version}`];
    });
}

/**
 * Shops outside the repository, which know the packages only by a registry.
 * @param {{ outside: string, registry: string, former: string, versions: object, own: Record<string, number>, pictured?: string, checks: object }} rehearsal
 *   `pictured`: part of the titles of the stories that pictures are taken of; without it all
 */
export function createRehearsedShops({ outside, registry, former, versions, own, pictured, checks }) {
  const { note, step } = checks;
  const { last, present, breaking } = versions;
  const place = (name) => {
    const folder = join(outside, 'shops', name);
    mkdirSync(folder, { recursive: true });
    return folder;
  };
  const useRegistry = (folder) =>
    writeFileSync(join(folder, '.npmrc'), `@driveline:registry=${registry}\nsave-exact=true\n`);
  const install = (folder, ...names) => [
    'npm',
    'install',
    '--ignore-scripts',
    ...quietly,
    '--prefer-online',
    '--prefix',
    folder,
    ...names,
  ];

  /** A shop as `create-shop` of a version writes it. */
  async function created(name, version) {
    const creator = place(`creator-${version}`);
    useRegistry(creator);
    writeFileSync(join(creator, 'package.json'), '{ "private": true }');
    const installed = await quiet(install(creator, `@driveline/create-shop@${version}`), creator);
    if (installed.code !== 0) throw new Error(installed.output);
    const folder = join(place(name), ID);
    const written = await quiet([join(creator, 'node_modules', '.bin', 'create-shop'), folder], creator);
    if (written.code !== 0) throw new Error(written.output);
    useRegistry(folder);
    return folder;
  }

  async function serve(name, folder, prefixes = ['']) {
    const server = await startCreatedShop(folder, `${folder}-data`);
    try {
      for (const prefix of prefixes)
        await step(`${name}: home, a shelf and a product open without an error at ${prefix}/`, () =>
          pageFaults(server.port, prefix),
        );
      await compareBytes(server.port, own, (words, isGood) => note(`${name}: ${words}`, isGood));
    } finally {
      server.stop();
    }
  }

  const compiles = (name, folder) =>
    step(`${name}: it type-checks`, ['npm', 'run', '--silent', 'typecheck'], {
      cwd: folder,
      env: { NODE_OPTIONS: '' },
    });
  const builds = (name, folder) =>
    step(`${name}: it builds`, ['npm', 'run', '--silent', 'build'], {
      cwd: folder,
      env: { NODE_OPTIONS: '' },
    });

  async function begin(name, make, version) {
    let folder;
    const isMade = await step(`${name}: a shop is made on ${version}`, async () => {
      folder = await make();
      const { code, output } = await quiet(install(folder), folder);
      return code === 0 ? installedFaults(folder, version) : [output];
    });
    return isMade && (await builds(name, folder)) ? folder : undefined;
  }

  /** Takes the packages of a version, as a team does. */
  function update(name, folder, version) {
    commit(folder);
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const names = Object.keys(dependencies)
      .filter(isOurs)
      .map((ours) => `${ours}@${version}`);
    return step(`${name}: it updates to ${version}`, async () => {
      const { code, output } = await quiet(install(folder, ...names), folder);
      return code === 0 ? installedFaults(folder, version) : [output];
    });
  }

  /** What an update, a build and a compiler have left of the shop that was committed before. */
  const isUntouched = (name, folder) =>
    step(`${name}: no file of the shop changed`, () => {
      const changed = git(folder, 'status', '--porcelain', '--', ...OF_UPDATE).trim();
      return Promise.resolve(changed ? [changed] : []);
    });

  async function bare() {
    const name = 'bare shop';
    const folder = await begin(name, () => created('bare', last), last);
    if (!folder || !(await update(name, folder, present))) return;
    await compiles(name, folder);
    if (!(await builds(name, folder))) return;
    await isUntouched(name, folder);
    await serve(name, folder);
  }

  /** The example that uses components and data without the storefront. */
  async function ofParts() {
    const name = 'shop of parts';
    const make = () => {
      const folder = place('parts');
      cpSync(join(former, 'examples', 'shop'), folder, { recursive: true });
      const path = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8'));
      manifest.dependencies = withVersions(manifest.dependencies, last);
      writeFileSync(path, JSON.stringify(manifest, undefined, 2));
      writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n.data*/\n');
      useRegistry(folder);
      return folder;
    };
    const folder = await begin(name, make, last);
    if (!folder || !(await update(name, folder, present))) return;
    await compiles(name, folder);
    if (!(await builds(name, folder))) return;
    await isUntouched(name, folder);
    await step(`${name}: a part is bought, with script and without`, () => shopFaults(folder));
  }

  const pictures = createShopPictures({
    name: 'shop of overrides',
    only: pictured,
    checks,
    install: (folder, ...names) => quiet(install(folder, '--save-dev', ...names), folder),
  });
  let overridden;
  let canadian;
  /** A new shop with the files of an example over it: of the last release when that has the example, else of this tree. */
  async function ofExample(name, example, finish) {
    const isOlder = existsSync(join(former, 'examples', example));
    const [version, tree] = isOlder ? [last, former] : [present, root];
    const make = async () => {
      const folder = await created(example, version);
      cpSync(join(tree, 'examples', example), folder, { recursive: true });
      finish?.(folder);
      return folder;
    };
    const folder = await begin(name, make, version);
    if (!folder || (isOlder && !(await update(name, folder, present)))) return undefined;
    await compiles(name, folder);
    if (isOlder && !((await builds(name, folder)) && (await isUntouched(name, folder)))) return undefined;
    return folder;
  }

  async function overrides() {
    const name = 'shop of overrides';
    // A route that it moves, which the breaking release renames.
    const folder = await ofExample(name, 'overrides', (made) =>
      edit(
        made,
        'shop.config.ts',
        'routes: { added',
        "routes: { changes: { coupons: { path: 'savings' } }, added",
      ),
    );
    if (!folder) return;
    await serve(name, folder);
    if (await pictures.accept(folder)) overridden = folder;
  }

  const OF_OWN = 'shop of an own market';
  /** Canada in English and French. */
  const ownMarket = async () => void (canadian = await ofExample(OF_OWN, 'canada'));

  /** Its compiler names what a record of the shop's lacks since; words in JSON files are renamed by hand too. */
  async function ownMarketBreaks() {
    if (!canadian || !(await update(OF_OWN, canadian, breaking))) return;
    const { code, output } = await quiet(['npm', 'run', '--silent', 'typecheck'], canadian);
    const [field] = REQUIRED_FIELD.split(':');
    const errors = output.split('\n').filter((line) => line.includes('error TS'));
    const isTold =
      errors.length === 1 && errors[0].startsWith('record.ts(') && output.includes(`'${field}' is missing`);
    if (!note(`${OF_OWN}: the missing field, and it only, ends tsc`, code !== 0 && isTold))
      console.log(output);
    await isUntouched(OF_OWN, canadian);
    edit(canadian, 'record.ts', 'units: {', `units: { ${REQUIRED_FIELD}`);
    for (const [from, to] of Object.entries(BROKEN.words))
      edit(canadian, 'messages/fr-CA.json', `"${from}"`, `"${to}"`);
    await compiles(OF_OWN, canadian);
    if (await builds(OF_OWN, canadian)) await serve(OF_OWN, canadian, ['', '/fr']);
  }

  /** What a team does with a release that breaks: it reads the error, migrates, and removes by hand what is left. */
  async function overridesBreak() {
    const [name, folder] = ['shop of overrides', overridden];
    if (!folder || !(await update(name, folder, breaking))) return;
    const before = await quiet(['npm', 'run', '--silent', 'build'], folder);
    const named = Object.values(BROKEN.slots).some((successor) =>
      before.output.includes(`is called '${successor}' now`),
    );
    if (!note(`${name}: the build ends and names the successor`, before.code !== 0 && named))
      console.log(before.output.slice(-2000));
    await isUntouched(name, folder);
    await step(`${name}: 'driveline migrate' changes what it says, and nothing else`, () =>
      migrateFaults(folder, { git: (...args) => git(folder, ...args), pathspec: OF_UPDATE, former: BROKEN }),
    );
    if (!(await builds(name, folder))) return;
    const types = await quiet(['npm', 'run', '--silent', 'typecheck'], folder);
    const isTold = types.code !== 0 && /slots\/Picture\.tsx.*title/.test(types.output);
    if (
      !note(
        `${name}: the removed prop, and it only, ends tsc`,
        isTold && types.output.match(/error TS/g).length === 1,
      )
    )
      console.log(types.output);
    await serve(name, folder);
    await pictures.seeMovedBorder(folder);
  }

  return { bare, ofParts, overrides, ownMarket, overridesBreak, ownMarketBreaks };
}
