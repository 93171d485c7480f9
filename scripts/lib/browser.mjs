import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { at } from './paths.mjs';
import { run } from './processes.mjs';
import { refuse } from './print.mjs';

const chromiumPackage = at('node_modules', '@sparticuz', 'chromium');
const PLAYWRIGHT_DOWNLOAD_MS = 60_000;
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * Flags for those who start the browser themselves. The package's own include --single-process, which loses pages.
 * Hinting is off so that text has the same pixels wherever the same build runs.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

// The browser finds its libraries and fonts beside itself, so that nothing of the system's is needed but glibc.
const LAUNCHER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$here/fonts" FONTCONFIG_FILE=fonts.conf
exec "$here/chromium" "$@"
`;

const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

const pinnedVersion = () => JSON.parse(readFileSync(join(chromiumPackage, 'package.json'), 'utf8')).version;

async function unpackInto(folder, finalFolder) {
  const { extract } = await import('tar-fs');
  const archive = (name) => createReadStream(join(chromiumPackage, 'bin', name));
  const untar = (name, target) => pipeline(archive(name), createBrotliDecompress(), extract(target));
  mkdirSync(folder, { recursive: true });
  await Promise.all([
    pipeline(
      archive('chromium.br'),
      createBrotliDecompress(),
      createWriteStream(join(folder, 'chromium'), { mode: 0o755 }),
    ),
    untar('swiftshader.tar.br', folder),
    untar('al2023.tar.br', folder),
    untar('fonts.tar.br', join(folder, 'fonts')),
  ]);
  await writeFile(join(folder, 'fonts', 'fonts.conf'), fontsConf(finalFolder));
  await writeFile(join(folder, 'launch'), LAUNCHER);
  await chmod(join(folder, 'launch'), 0o755);
}

/** Unpacks the lock file's browser once; several processes may ask at the same time, the first to finish wins. */
async function pinnedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(chromiumPackage))
    return undefined;
  const folder = at('node_modules', '.cache', 'driveline', `chromium-${pinnedVersion()}`);
  const launcher = join(folder, 'launch');
  if (!existsSync(launcher)) {
    const own = `${folder}.${process.pid}`;
    await unpackInto(own, folder);
    await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  }
  return versionOf(launcher) ? launcher : undefined;
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const download = run(['playwright', 'install', 'chromium'], { quiet: true });
  const tooLate = new Promise((resolve) => setTimeout(resolve, PLAYWRIGHT_DOWNLOAD_MS).unref());
  await Promise.race([download, tooLate]);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...SYSTEM_PATHS].find((path) => existsSync(path));
}

function versionOf(executable) {
  const { status, stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

let found;

/**
 * The browser that every test uses: CHROMIUM_PATH, the lock file's build, Playwright's download, the system's.
 * @returns {Promise<{ executable: string, version: string, isPinned: boolean }>} `isPinned` says that pictures may be compared
 */
export function findBrowser() {
  found ??= search();
  return found;
}

async function search() {
  const named = process.env.CHROMIUM_PATH;
  const pinned = named ? undefined : await pinnedBrowser();
  const executable = named || pinned || (await playwrightBrowser()) || systemBrowser();
  if (!executable) {
    return refuse(
      'No browser was found for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  return { executable, version: versionOf(executable) ?? 'unknown', isPinned: executable === pinned };
}

/** @returns {Promise<string>} path for Playwright's `executablePath`, vitest's browser mode and CHROME_PATH */
export async function browserExecutable() {
  return (await findBrowser()).executable;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${await browserExecutable()}\n`);
}
