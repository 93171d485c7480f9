import { join } from 'node:path';
import { start, until } from './children.mjs';
import { measureFirstPage, openBrowser } from './firstPage.mjs';
import { measuredPages } from './measuredPages.mjs';
import { findNode } from './node.mjs';
import { packedPackages, takeTarballs } from './packedPackages.mjs';
import { toolEnv } from './processes.mjs';
import { quietly } from './registry.mjs';
import { freePort, startServer, statusAt } from './server.mjs';
import { ensureStorefrontBuilt } from './storefrontBuild.mjs';

/** How much heavier than the repository's own a page may be, in bytes. */
const MOST_HEAVIER = 3000;

/** What the creator itself needs. */
const OF_CREATOR = ['create-shop', 'markets', 'ui', 'validation'].map((name) => `@driveline/${name}`);

/**
 * A shop as `npm create` writes it, outside the repository, with the packages of this tree.
 * @param {string} shop its folder, which does not exist yet
 * @param {string} creator folder for the creator
 * @param {(words: string, work: string[] | (() => Promise<string[]>)) => Promise<boolean>} step
 * @returns {Promise<boolean>} whether there is one
 */
export async function writeCreatedShop(shop, creator, step) {
  let tarballs;
  const pack = async () => {
    tarballs = await packedPackages();
    return [];
  };
  if (!(await step('packages build and pack', pack))) return false;
  const needed = OF_CREATOR.map((name) => tarballs[name]);
  await step('the creator installs', ['npm', 'install', '--prefix', creator, ...quietly, ...needed]);
  const isWritten = await step('a shop is written', [
    join(creator, 'node_modules', '.bin', 'create-shop'),
    shop,
  ]);
  const { '@driveline/create-shop': _creator, ...ours } = tarballs;
  if (isWritten) takeTarballs(shop, ours);
  return isWritten;
}

/**
 * Starts a shop that is built, outside the repository, with a catalogue of its own.
 * @param {string} shop its folder
 * @param {string} data folder for its database
 * @param {string} parts of its catalogue
 * @returns {Promise<{ port: number, data: string, stop: () => void }>}
 * @throws {Error} it does not get ready; with what it said last
 */
export async function startCreatedShop(shop, data, parts = '2000') {
  const port = await freePort();
  const command = join(shop, 'node_modules', '@driveline', 'storefront', 'entries', 'driveline.js');
  const part = start(findNode(), [command, 'start'], {
    cwd: shop,
    env: toolEnv({
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: data,
      SEED_PARTS: parts,
      TRUST_PROXY: 'true',
    }),
  });
  await until('The shop', part, async () => (await statusAt(port)) === 200);
  return { port, data, stop: () => void part.child.kill() };
}

/** Bytes of each measured page of a server, by the page's name. */
async function bytesOfPages(browser, port) {
  const bytes = {};
  for (const { name, path } of await measuredPages(port)) {
    const { script, css, html } = await measureFirstPage(browser, `http://localhost:${port}${path}`);
    bytes[name] = script + css + html;
  }
  return bytes;
}

/** @returns {Promise<Record<string, number>>} bytes of the sample shop's pages by name, which others are held against */
export async function ownPageBytes() {
  await ensureStorefrontBuilt();
  const own = await startServer({ SEED_PARTS: '2000' });
  const browser = await openBrowser();
  try {
    return await bytesOfPages(browser, own.port);
  } finally {
    await browser.close();
    await own.stop();
  }
}

/** Holds the pages of a shop against those of the sample shop. @param {(words: string, isGood: boolean) => void} note */
export async function compareBytes(port, own, note) {
  const browser = await openBrowser();
  try {
    const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
    for (const [name, bytes] of Object.entries(await bytesOfPages(browser, port)))
      note(`${name}: ${kb(bytes)} there, ${kb(own[name])} here`, bytes <= own[name] + MOST_HEAVIER);
  } finally {
    await browser.close();
  }
}

/**
 * Opens home, a shelf and a product.
 * @param {string} prefix of the language, as `/fr`
 * @returns {Promise<string[]>} a status that is not 200, a page without a heading, errors of the console, failed requests
 */
export async function pageFaults(port, prefix = '') {
  const browser = await openBrowser();
  const faults = [];
  try {
    for (const { name, path } of (await measuredPages(port)).filter((measured) => measured.name !== 'cart')) {
      const page = await browser.newPage();
      const tell = (words) => faults.push(`${name}: ${words}`);
      page.on('pageerror', (error) => tell(error.message));
      page.on('console', (message) => message.type() === 'error' && tell(message.text()));
      page.on('requestfailed', (request) => tell(`${request.url()} failed`));
      page.on(
        'response',
        (answer) => answer.status() >= 400 && tell(`${answer.url()} is ${answer.status()}`),
      );
      const answer = await page.goto(`http://localhost:${port}${prefix}${path}`, {
        waitUntil: 'networkidle',
      });
      if (answer?.status() !== 200) tell(`status ${answer?.status()}`);
      if ((await page.locator('h1').count()) === 0) tell('no h1');
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return faults;
}
