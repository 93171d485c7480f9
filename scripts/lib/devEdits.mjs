import { readFileSync, writeFileSync } from 'node:fs';
import { start, until } from './children.mjs';
import { openBrowser } from './firstPage.mjs';
import { signalGroup } from './leftovers.mjs';
import { toolEnv } from './processes.mjs';
import { freePort } from './server.mjs';

const READY_MS = 300_000;
const HYDRATES_MS = 120_000;
const SHOWS_MS = 60_000;
const HYDRATED = 'html[data-hydrated]';
/** An edit that comes while the one before is still being taken over is lost; nobody types that fast. */
const BETWEEN_MS = 2500;

/**
 * Starts a shop for work on it and waits until it names its address.
 * @param {string[]} command such as `npm run dev`
 * @param {{ cwd: string, data: string }} place folder of the shop, and one for its database
 */
export async function startDev([program, ...args], { cwd, data }) {
  const port = await freePort();
  const env = toolEnv({
    NODE_ENV: 'development',
    NODE_OPTIONS: '',
    PORT: String(port),
    DATA_DIR: data,
    SEED_PARTS: '400',
  });
  const part = start(program, args, { cwd, env });
  // npm stands between: the group reaches what it has started.
  const stop = () => part.child.exitCode === null && signalGroup(part.child, 'SIGTERM');
  const origin = `http://localhost:${port}`;
  await until('The shop for work on it', part, () => part.words.includes(origin), READY_MS).catch((error) => {
    stop();
    throw error;
  });
  return { origin, stop, words: () => part.words };
}

/**
 * Edits files one after the other, as an editor would, and looks at the open page: each shows, and goes when it is
 * taken back.
 * @param {string} address of the page
 * @param {{ words: string, file: string, from: string, to: string, shown: (page: import('playwright').Page) => Promise<boolean> }[]} edits
 * @param {(words: string, isGood: boolean) => void} note
 */
export async function seeEdits(address, edits, note) {
  const browser = await openBrowser();
  const errors = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message));
    // What Vite had not met before it compiles now, and then loads the page again: an edit comes after that.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(address, { waitUntil: 'load', timeout: READY_MS });
      await page.locator(HYDRATED).waitFor({ state: 'attached', timeout: HYDRATES_MS });
      await page.waitForLoadState('networkidle');
    }
    await page.waitForTimeout(BETWEEN_MS);
    for (const edit of edits) note(edit.words, await seeEdit(page, edit));
  } catch (error) {
    note([`edits show: ${error.message}`, ...errors].join('\n'), false);
  } finally {
    await browser.close();
  }
}

async function seeEdit(page, { file, from, to, shown }) {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no '${from}' to edit.`);
  writeFileSync(file, before.replace(from, to));
  const appeared = await becomes(page, shown, true);
  writeFileSync(file, before);
  return (await becomes(page, shown, false)) && appeared;
}

/** Whether the page comes to show an edit, or to show it no more, and is a shop's page then that answers. */
async function becomes(page, shown, wanted) {
  const until = Date.now() + SHOWS_MS;
  while (Date.now() < until) {
    // Between two pages there is nothing to ask.
    const is = await shown(page).catch(() => undefined);
    if (is === wanted && (await page.locator(HYDRATED).count()) > 0) {
      await page.waitForTimeout(BETWEEN_MS);
      return true;
    }
    await page.waitForTimeout(200);
  }
  return false;
}

/** For `shown`: whether the page's title has some words. */
export const inTitle = (words) => async (page) => (await page.title()).includes(words);
