import { start, until } from './children.mjs';
import { findNode } from './node.mjs';
import { openBrowser } from './firstPage.mjs';
import { toolEnv } from './processes.mjs';
import { buyPart } from './samplePurchase.mjs';
import { freePort } from './server.mjs';

/**
 * Starts the built sample shop with a database of its own.
 * @returns {Promise<{ origin: string, stop: () => void, words: () => string }>}
 */
export async function startSampleShop(folder) {
  const port = await freePort();
  const env = toolEnv({
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    PORT: String(port),
    DATA_DIR: `${folder}/.data-${port}`,
  });
  const part = start(findNode(), ['dist/server/server.js'], { cwd: folder, env });
  const origin = `http://localhost:${port}`;
  await until('The sample shop', part, () => part.words.includes(origin));
  return { origin, stop: () => void part.child.kill(), words: () => part.words };
}

/** With script on a wide screen, without script on a phone. */
const shoppers = [
  { name: 'with script', hasScript: true, width: 1440 },
  { name: 'without script', hasScript: false, width: 390 },
];

/**
 * Runs the built sample shop and buys a part in it, once with script and once without.
 * @param {(words: string, isGood: boolean) => unknown} note hears of each check
 * @param {{ pictures?: string | undefined }} options folder for a picture of each page
 */
export async function checkSampleShop(folder, note, { pictures } = {}) {
  const shop = await startSampleShop(folder);
  const browser = await openBrowser();
  let isGood = true;
  try {
    for (const { name, ...shopper } of shoppers) {
      const tell = (words, good) => {
        isGood &&= good;
        note(`${name}: ${words}`, good);
      };
      await buyPart(browser, shop.origin, { ...shopper, note: tell, pictures });
    }
  } finally {
    await browser.close();
    shop.stop();
    if (!isGood) console.log(shop.words());
  }
}

/** The same for a caller that counts it as one check. @returns {Promise<string[]>} what is wrong */
export async function shopFaults(folder) {
  const faults = [];
  await checkSampleShop(folder, (words, isGood) => void (isGood || faults.push(words)));
  return faults;
}
