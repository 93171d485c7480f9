import { setTimeout as wait } from 'node:timers/promises';

/** A page of documentation renders a dozen stories; a busy machine takes its time. */
const OPEN_MS = 60_000;
const SECTIONS = ['Use something else', 'Anatomy', 'Content', 'Do', "Don't", 'Properties'];

/** Of a requirement: for those who work on a component, not for those who use it. */
export const REQUIREMENT =
  /\b(?:ACCT|CART|CATALOG|CONF|CONST|CONTENT|PLUS|REWARD|SHELL|STATE|VALID|VEHST)-\d{3}\b/;

/** Runs in the page before its own scripts: keeps how the story that it opens with ended. */
function listen() {
  globalThis.storyEnd = new Promise((resolve) => {
    const attach = () => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) return setTimeout(attach, 5);
      channel.on('storyFinished', ({ status }) => resolve(status));
      for (const name of ['storyMissing', 'storyErrored', 'storyThrewException', 'configError']) {
        channel.on(name, () => resolve(name));
      }
    };
    attach();
  });
}

/** @returns {Promise<import('playwright').Page>} a page that hears what an entry says on the console */
export async function entryPage(browser) {
  // Storybook waits up to five seconds for a skeleton that never stops to shimmer.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(OPEN_MS);
  await page.addInitScript(listen);
  const heard = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return Object.assign(page, { heard });
}

/** Waits for the end of the story, its `play` included. A failed `play` is told on the console only. */
async function storyFaults(page) {
  const tooLate = wait(OPEN_MS, 'nothing', { ref: false });
  const end = await Promise.race([page.evaluate(() => globalThis.storyEnd), tooLate]);
  return end === 'success' ? [] : [`it ended with ${end}`];
}

/** The page that lists the requirements has no story. */
async function specificationFaults(page) {
  const listed = await page.locator('#storybook-docs li').count();
  return listed > 500 ? [] : [`it lists ${listed} requirements`];
}

/** Text of a page of documentation, with the properties of every part of the component. */
async function wholeText(page) {
  const docs = page.locator('#storybook-docs');
  const texts = [await docs.innerText()];
  // Stories have tabs of their own.
  for (const tab of await docs.locator('[role="tab"]:not(.sb-story *)').all()) {
    await tab.click();
    texts.push(await docs.innerText());
  }
  return texts.join('\n');
}

/** What a page of documentation lacks. */
async function docsFaults(page, { title }) {
  await page.locator('#storybook-docs h1').first().waitFor();
  if (title === 'Specification') return specificationFaults(page);
  if (/^(Introduction$|Guides\/)/.test(title)) return [];
  // In place or in a frame; what a story draws may be out of the flow, so that its own box is empty.
  const drawn = page.locator('#storybook-docs .sb-story :is([id$="-inner"] > *, iframe)').first();
  await drawn.waitFor({ state: 'attached' });
  // A story that fails says so in its own place.
  const broken = page.locator('#storybook-docs .sb-errordisplay:visible, #error-message:visible');
  const faults = (await broken.count()) > 0 ? ['a story does not render'] : [];
  if (!/^(Components|Commerce)\//.test(title)) return faults;
  const headings = await page.locator('#storybook-docs h2').allTextContents();
  const [id] = REQUIREMENT.exec(await wholeText(page)) ?? [];
  return [
    ...faults,
    ...(id ? [`it names ${id}`] : []),
    ...SECTIONS.filter((section) => !headings.includes(section)).map((name) => `no '${name}'`),
  ];
}

/**
 * Opens a story or a page of documentation by its own address, as a designer follows a link.
 * @param {{ id: string, type: 'story' | 'docs', title: string, name: string }} entry of `index.json`
 * @returns {Promise<string[]>} what is wrong with it, errors on the console included
 */
export async function openEntry(page, origin, entry) {
  const { id, type, title, name } = entry;
  page.heard.length = 0;
  const look = type === 'docs' ? docsFaults : storyFaults;
  // axe is asked by the story tests, in every brand; here it would only cost time.
  const address = `${origin}/iframe.html?viewMode=${type}&id=${id}&globals=a11y.manual:!true`;
  const faults = await page
    .goto(address)
    .then(() => look(page, entry))
    .catch((error) => [error.message]);
  return [...faults, ...page.heard].map((fault) => `${title}, ${name}: ${fault}`);
}
