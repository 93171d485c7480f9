import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 40;
const BETWEEN_MS = 250;
const STORY = 'commerce-price--all-states';

const look = () => {
  const root = document.documentElement;
  return {
    lang: root.lang,
    dir: root.dir,
    colorMode: root.dataset.colorMode,
    ground: getComputedStyle(document.body).backgroundColor,
    font: getComputedStyle(document.body).fontFamily,
    stillness: document.querySelector('style[data-theme]')?.textContent.includes('transition-duration:1ms'),
  };
};

/** Presses a choice as a designer does; a knob's name ends in what is chosen. */
async function choose(page, knob, choice) {
  await page.getByRole('button', { name: new RegExp(`^${knob} `) }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

async function becomesTrue(question) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await question()) return true;
    await wait(BETWEEN_MS);
  }
  return false;
}

/** A knob, a choice of it, and what must be true of the story then. */
const knobs = [
  ['Brand', 'verdane', (now, before) => now.font !== before.font],
  ['Market', 'br', (now) => now.lang.startsWith('pt')],
  ['Colour mode', 'dark', (now, before) => now.colorMode === 'dark' && now.ground !== before.ground],
  ['Direction', 'rtl', (now) => now.dir === 'rtl'],
  ['Motion', 'reduced', (now, before) => now.stillness && !before.stillness],
];

/** @returns {Promise<string[]>} the knobs that turn nothing */
export async function toolbarFaults(page, origin) {
  const faults = [];
  await page.setViewportSize({ width: 1800, height: 900 });
  await page.goto(`${origin}/?path=/story/${STORY}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const root = frame.locator('html');
  await frame.locator('dl').first().waitFor();
  for (const [knob, choice, holds] of knobs) {
    const before = await root.evaluate(look);
    const turns = choose(page, knob, choice).then(() =>
      becomesTrue(async () => holds(await root.evaluate(look), before)),
    );
    if (!(await turns.catch(() => false))) faults.push(`toolbar, ${knob}: '${choice}' changes nothing`);
  }
  await page.goto(`${origin}/?path=/story/${STORY}&globals=viewport.value:w390`);
  await frame.locator('dl').first().waitFor();
  const isNarrow = await becomesTrue(async () => (await root.evaluate(() => innerWidth)) === 390);
  if (!isNarrow) faults.push('toolbar, width: 390 px changes nothing');
  return faults;
}
