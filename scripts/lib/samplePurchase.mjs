import axe from 'axe-core';
import { join } from 'node:path';
import { go } from './sampleViews.mjs';

const WAIT_MS = 20_000;
/** Height of a button of our components, in px. */
const TAP = 44;
/** Of the sandbox (docs/payments.md). */
const DECLINED = '4000000000000002';
const ASKS_THE_BANK = '4000000000003220';
/** Names in the market's record, and a state in which their ZIP code does not lie. */
const person = { Email: 'ada@example.com', 'First name': 'Ada', 'Last name': 'Driver' };
const place = { Address: '12 Main St', 'ZIP code': '38103', City: 'Memphis', State: 'Alabama' };

/**
 * A purchase in the sample shop as a shopper makes it, from the shelf to the order number, with what may go wrong on
 * the way: too many of a part, a wrong contact, an address in another state, a declined card, a bank that asks.
 * @param {{ hasScript: boolean, width: number, pictures?: string, note: (words: string, isGood: boolean) => unknown }} options
 */
export async function buyPart(browser, origin, options) {
  const { hasScript, width, note } = options;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, javaScriptEnabled: hasScript });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const faults = [];
  const documents = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'document') documents.push(answer);
  });
  const visit = { ...options, page, origin, documents, pages: 0 };
  try {
    for (const part of [chooseVehicle, addPart, changeCart, giveContact, pay]) await part(visit);
  } catch (error) {
    note(`it goes on from ${page.url()}: ${error.message}`, false);
    await picture(visit, 'stopped');
  }
  // A browser reports every refusal so; the checks above know of each.
  const own = faults.filter((fault) => !/status of 4(04|22)/.test(fault));
  note(['nothing is said on the console', ...own].join('\n'), own.length === 0);
  await context.close();
}

/** What every page must be: it answers, scrolls one way only, and axe finds nothing. */
async function look(visit, name, status = 200) {
  const { page, hasScript, note, documents } = visit;
  await page.waitForLoadState(hasScript ? 'networkidle' : 'load');
  const answered = documents.at(-1)?.status();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const faults = [
    ...(answered === status ? [] : [`answered ${answered}, not ${status}`]),
    ...(tooWide ? ['scrolls sideways'] : []),
    // Where script is off, axe never ends.
    ...(hasScript ? await axeFaults(page) : []),
  ];
  note([`the ${name} is a good page`, ...faults].join('\n'), faults.length === 0);
  await picture(visit, name);
}

async function axeFaults(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `axe: ${id} at ${nodes[0]?.target}`);
}

async function picture(visit, name) {
  const { page, pictures, hasScript, width } = visit;
  if (!pictures) return;
  const file = `${hasScript ? 'script' : 'plain'}-${width}-${++visit.pages}-${name.replaceAll(' ', '-')}.png`;
  await page.screenshot({ path: join(pictures, file), fullPage: true });
}

const button = (page, name) => page.getByRole('button', { name }).first();

async function chooseVehicle(visit) {
  const { page, origin, note } = visit;
  await page.goto(origin);
  await look(visit, 'shelf');
  await page.getByRole('searchbox').fill('brake');
  await go(page, button(page, 'Search'));
  await look(visit, 'search');
  await go(page, page.getByRole('link', { name: 'Add vehicle' }).first());
  await look(visit, 'vehicle');
  note('the styles are there', (await button(page, 'Next').boundingBox()).height >= TAP);
  for (const level of ['Year', 'Make', 'Model', 'Engine']) {
    await page.getByLabel(level).selectOption({ index: 1 });
    await go(page, button(page, level === 'Engine' ? 'Use this vehicle' : 'Next'));
  }
  note(
    'the shelf says what fits the vehicle',
    /that fit your/.test(await page.getByRole('status').first().innerText()),
  );
  await look(visit, 'shelf of a vehicle');
}

async function addPart(visit) {
  const { page, note, documents } = visit;
  await go(
    page,
    page
      .getByRole('article')
      .filter({ hasText: 'Add to cart' })
      .first()
      .getByRole('heading')
      .getByRole('link'),
  );
  await look(visit, 'product');
  const quantity = page.locator('input[name=quantity]');
  await quantity.fill('99');
  await go(page, button(page, /^Add to cart/));
  await look(visit, 'refused quantity', 422);
  note(
    'a refused quantity is kept, with how many are in stock',
    (await quantity.inputValue()) === '99' && (await page.getByRole('alert').count()) > 0,
  );
  await quantity.fill('2');
  await page.getByRole('radio', { name: /Standard delivery/ }).check();
  await go(page, button(page, /^Add to cart/));
  const [posted] = documents.slice(-2);
  note('the post is answered by 303, to the cart', posted.status() === 303 && page.url().endsWith('/cart'));
  await look(visit, 'cart');
}

/** With script a quantity changes where it stands; without it the form is sent. */
async function changeCart(visit) {
  const { page, hasScript, note, documents } = visit;
  const total = () => page.getByRole('region').or(page.locator('section')).locator('dl').first().innerText();
  const [before, loaded] = [await total(), documents.length];
  await page.locator('input[name=quantity]').fill('1');
  if (hasScript) {
    await page.keyboard.press('Tab');
    await page.waitForFunction((old) => document.querySelector('dl')?.innerText !== old, before);
  } else await go(page, button(page, 'Update'));
  note('another quantity has another total', (await total()) !== before);
  note(hasScript ? 'without a new page' : 'by the form', documents.length > loaded === !hasScript);
  await go(page, page.getByRole('link', { name: 'Check out' }));
  await look(visit, 'contact');
}

async function giveContact(visit) {
  const { page, hasScript, note, documents } = visit;
  const fill = async (fields) => {
    for (const [label, value] of Object.entries(fields)) {
      const field = page.getByLabel(label, { exact: true });
      await (label === 'State' ? field.selectOption(value) : field.fill(value));
    }
  };
  const loaded = documents.length;
  // One letter is a name to the browser, but not to the rules of the form.
  await fill({ ...person, ...place, 'First name': 'A' });
  const next = button(page, 'Continue to payment');
  if (hasScript) await next.click();
  else await go(page, next);
  await page.locator('[aria-invalid=true]').waitFor();
  await look(visit, 'wrong contact', hasScript ? 200 : 422);
  note(
    'the error shows beside what was typed',
    (await page.getByLabel('First name').inputValue()) === 'A' &&
      (await page.getByLabel('City').inputValue()) === place.City,
  );
  note(
    hasScript ? 'script finds it without asking' : 'the server finds it',
    documents.length > loaded === !hasScript,
  );
  await fill({ 'First name': 'Ada' });
  await go(page, next);
  await look(visit, 'address', 422);
  await go(page, button(page, 'Use this address'));
  note(
    'the suggested address is taken',
    (await page.getByText('12 Main St, Memphis, TN 38103').count()) === 1,
  );
  await look(visit, 'payment');
}

async function pay(visit) {
  const { page, origin, note } = visit;
  await typeCard(page, DECLINED);
  await look(visit, 'review');
  await go(page, button(page, /^Place order/));
  note('a declined card shows why', /declined/.test(await page.getByRole('alert').innerText()));
  await look(visit, 'declined card', 422);
  await typeCard(page, ASKS_THE_BANK);
  await go(page, button(page, /^Place order/));
  await go(page, page.getByRole('button').first());
  note('back from the bank nothing is bought unasked', page.url().includes('/checkout'));
  await look(visit, 'review after the bank');
  await go(page, button(page, /^Place order/));
  const number = /Order (\S+)/.exec(await page.getByRole('main').innerText())?.[1];
  note(`the order has its number: ${number}`, page.url().endsWith('/confirmation') && Boolean(number));
  await look(visit, 'confirmation');
  await page.goto(`${origin}/cart`);
  await look(visit, 'empty cart');
  note('the cart is empty', (await page.locator('input[name=quantity]').count()) === 0);
  await page.goto(`${origin}/nothing`);
  await look(visit, 'unknown page', 404);
}

/** On the gateway's own page, and back. */
async function typeCard(page, number) {
  await go(page, button(page, /card details|another card/));
  const card = { cardNumber: number, expiry: '12/40', securityCode: '123', nameOnCard: 'Ada Driver' };
  for (const [name, value] of Object.entries(card)) await page.locator(`[name=${name}]`).fill(value);
  await go(page, page.locator('form button'));
}
