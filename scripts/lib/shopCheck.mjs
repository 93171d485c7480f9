import { spawn } from 'node:child_process';
import { findNode } from './node.mjs';
import { openBrowser } from './firstPage.mjs';
import { toolEnv } from './processes.mjs';
import { freePort } from './server.mjs';

const READY_MS = 60_000;
const EMPTY = 'Nothing here yet.';
/** Height of a button of our components, in px. */
const TAP = 44;

async function startShop(folder) {
  const port = await freePort();
  const env = toolEnv({ PORT: String(port), DATA_DIR: `${folder}/.data-${port}` });
  const child = spawn(findNode(), ['dist/server/server.js'], { cwd: folder, env, stdio: 'pipe' });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
  const url = `http://localhost:${port}/cart`;
  const until = Date.now() + READY_MS;
  while (!words.includes(url)) {
    if (Date.now() > until || child.exitCode !== null) {
      child.kill();
      throw new Error(`The sample shop did not start:\n${words}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => void child.kill(), words: () => words };
}

/** What is wrong with a shop without script: a shopper posts the form and reads the page. */
async function withoutScript(url) {
  const first = await fetch(url);
  const cookies = (response) => response.headers.getSetCookie().map((line) => line.split(';')[0]);
  const jar = cookies(first);
  const post = (quantity) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: jar.join('; '), origin: new URL(url).origin },
      body: new URLSearchParams({ skuNumber: '100001', quantity }),
    });
  const refused = await post('0');
  const sent = await post('1');
  const own = [...jar, ...cookies(sent)].join('; ');
  const page = await (await fetch(url, { headers: { cookie: own } })).text();
  return [
    !(await first.text()).includes(EMPTY) && 'the first page is no empty cart',
    refused.status !== 422 && `a quantity of 0 was answered ${refused.status}`,
    !/aria-invalid="true"/.test(await refused.text()) && 'the refused form does not say what is wrong',
    sent.status !== 303 && `the form was answered ${sent.status}: ${await sent.text()}`,
    !page.includes('<li') && 'the page does not show the part',
  ];
}

/** What is wrong with it in a browser: the part shows without a new page, and nothing is said on the console. */
async function inBrowser(url) {
  const browser = await openBrowser();
  const faults = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    let documents = 0;
    page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0));
    await page.goto(url, { waitUntil: 'networkidle' });
    const total = await page.locator('dl').textContent();
    const add = page.getByRole('button', { name: 'Add' });
    if ((await add.evaluate((button) => button.getBoundingClientRect().height)) < TAP)
      faults.push('the button has not its size: the styles are missing');
    await page.getByLabel('Quantity').fill('0');
    await add.click();
    await page.locator('input[aria-invalid="true"]').waitFor({ timeout: 15_000 });
    await page.getByLabel('Quantity').fill('1');
    await add.click();
    await page.locator('li').waitFor({ timeout: 15_000 });
    if ((await page.locator('dl').textContent()) === total) faults.push('the total stays as it was');
    if (documents !== 1) faults.push(`${documents} documents were loaded`);
  } finally {
    await browser.close();
  }
  return faults.filter((fault) => !fault.includes('favicon'));
}

/**
 * Runs the built sample shop and buys in it, once without script and once in a browser.
 * @returns {Promise<string[]>} what is wrong
 */
export async function shopFaults(folder) {
  const shop = await startShop(folder);
  try {
    const faults = [...(await withoutScript(shop.url)), ...(await inBrowser(shop.url))].filter(Boolean);
    return faults.length > 0 ? [...faults, shop.words()] : [];
  } finally {
    shop.stop();
  }
}
