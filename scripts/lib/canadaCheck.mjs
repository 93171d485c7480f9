import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEnglishSearch } from './englishLeft.mjs';
import { at } from './paths.mjs';
import { go, visitInViews } from './sampleViews.mjs';

const words = JSON.parse(readFileSync(at('examples', 'canada', 'messages', 'fr-CA.json'), 'utf8'));
const englishIn = createEnglishSearch(words);
const person = {
  Courriel: 'noah@example.com',
  Prénom: 'Noah',
  Nom: 'Tremblay',
  Adresse: '12 Rue Sherbrooke O',
  'Code postal': 'H2X 1Y4',
  Ville: 'Montréal',
};
const card = {
  cardNumber: '4111111111111111',
  expiry: '12/40',
  securityCode: '123',
  nameOnCard: 'Noah Tremblay',
};
/** A purchase is mailed by a job. */
const MAIL_MS = 30_000;

/**
 * A purchase in French by a guest in Quebec, from home to the tracked order: no English is left, and both taxes show.
 * @param {string} data folder of the server, which keeps the mails
 * @param {(words: string, isGood: boolean) => unknown} note hears of each check
 */
export const seeCanada = (browser, origin, data, note) =>
  visitInViews(browser, origin, note, async (view) => {
    const { page } = view;
    await findPart(view);
    await seeCart(view);
    await checkOut(view);
    const number = await seeConfirmation(view);
    await track(view, number);
    await seeMail(view, join(data, 'outbox'), number);
    view.see('all of it is under /fr', new URL(page.url()).pathname.startsWith('/fr/'));
  });

/** Texts that a shopper reads or hears. */
async function look({ page, hasScript, see }, name) {
  await page.waitForLoadState(hasScript ? 'networkidle' : 'load');
  const lines = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label],[placeholder],[alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'alt'].map((attribute) => element.getAttribute(attribute) ?? ''),
    ),
    document.title.split(' | ')[0],
  ]);
  const left = englishIn(lines);
  see([`no English is left on the ${name}`, ...left].join('\n'), left.length === 0 && lines.length > 20);
}

async function seeTaxes({ page, see }, place) {
  const text = await page.locator('main').innerText();
  const amountOf = (tax) => new RegExp(`${tax}\\s*:?\\s*([\\d\\s]+,\\d\\d)\\s\\$`).exec(text)?.[1];
  see(`TPS and TVQ each have an amount on the ${place}`, Boolean(amountOf('TPS') && amountOf('TVQ')));
}

async function findPart(view) {
  const { page, open } = view;
  await open('/fr/');
  await look(view, 'home page');
  await open('/fr/parts/brakes');
  await look(view, 'category');
  await go(page, page.locator('main a[href$="/parts/brakes/brake-pads"]').first());
  await look(view, 'shelf');
  await go(page, page.locator('main a[href^="/fr/products/"]').first());
  await look(view, 'product');
}

async function seeCart(view) {
  const { page, open } = view;
  await page.getByRole('radio', { name: /Livraison standard/ }).check({ force: true });
  await page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await page.waitForTimeout(1500);
  await open('/fr/cart');
  await page.getByLabel('Code postal').first().fill('H2X 1Y4');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await page.getByText('TVQ').first().waitFor();
  await look(view, 'cart');
  await seeTaxes(view, 'cart');
}

async function checkOut(view) {
  const { page, open, hasScript } = view;
  await open('/fr/checkout');
  await page.getByRole('textbox', { name: 'Courriel' }).waitFor();
  await look(view, 'checkout');
  for (const [label, value] of Object.entries(person))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('combobox', { name: 'Province' }).selectOption('QC');
  const onward = page.getByRole('button', { name: /^Continuer vers/ }).first();
  await onward.click();
  await page.waitForURL(/step=/);
  for (let steps = 0; steps < 2 && !/step=payment/.test(page.url()); steps += 1) {
    await look(view, 'next step');
    await go(page, page.getByRole('button', { name: /^Continuer vers/ }).first());
    await page.waitForLoadState(hasScript ? 'networkidle' : 'load');
  }
  await look(view, 'payment');
}

async function seeConfirmation() {}
async function track() {}
async function seeMail() {}
