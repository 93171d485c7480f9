import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mailTexts } from './mailTexts.mjs';
import { at } from './paths.mjs';
import { go, visitInViews } from './sampleViews.mjs';
import { createEnglishSearch } from './words/englishLeft.mjs';
import { saidWords } from './words/textPattern.mjs';

const json = (...path) => JSON.parse(readFileSync(at('examples', 'canada', ...path), 'utf8'));
const words = json('messages', 'fr-CA.json');
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
const content = json('content', 'fr-CA.json');
const { names, byId } = json('catalogNames.fr-CA.json');
const textsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const own = [
  ...Object.values(words).flatMap(saidWords),
  ...textsIn(content),
  ...Object.values({ ...names, ...byId }),
];
const englishIn = createEnglishSearch(own, ['Corner Parts', ...Object.values(person)]);
/** Lines of a page without any content. */
const MOST_BARE = 5;
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
    document.title,
    ...[...document.querySelectorAll('meta[name=description]')].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
  ]);
  const left = [...englishIn(lines), ...lines.filter((line) => /récompense|reward/i.test(line))];
  see(
    [`no English and no rewards on the ${name}`, ...left].join('\n'),
    left.length === 0 && lines.length > MOST_BARE,
  );
}

async function seeTaxes({ page, see }, place) {
  // Of a summary that is folded on a phone too.
  const text = await page.evaluate(() => document.body.textContent);
  const amountOf = (tax) => new RegExp(`${tax}\\s*:?\\s*([\\d\\s]+,\\d\\d)\\s\\$`).exec(text)?.[1];
  see(`TPS and TVQ each have an amount on the ${place}`, Boolean(amountOf('TPS') && amountOf('TVQ')));
}

async function findPart(view) {
  const { page, open } = view;
  await open('/fr/');
  await look(view, 'home page');
  await open('/fr/parts/brakes');
  await look(view, 'category');
  await page.locator('main a[href$="/parts/brakes/brake-pads"]').first().click();
  await page.waitForURL(/\/brake-pads$/);
  await look(view, 'shelf');
  await page.locator('main a[href^="/fr/products/"]').first().click();
  await page.waitForURL(/\/fr\/products\//);
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
  const { page, open } = view;
  await open('/fr/checkout');
  await look(view, 'delivery step');
  await page.getByRole('button', { name: 'Continuer vers les coordonnées' }).click();
  await page.getByLabel('Courriel', { exact: true }).waitFor();
  await look(view, 'contact step');
  for (const [label, value] of Object.entries(person))
    await page.getByLabel(label, { exact: true }).first().fill(value);
  await page.getByLabel('Province').selectOption('QC');
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await page.waitForURL(/step=payment/);
  await look(view, 'payment step');
  await payByCard(view);
}

/** In the gateway's frame, or on its own page where no script runs. */
async function payByCard(view) {
  const { page, hasScript } = view;
  await page.getByRole('radio', { name: words['payment.method.card'] }).check({ force: true });
  if (!hasScript) {
    await go(page, page.getByRole('button', { name: words['payment.toCard'] }));
    await look(view, 'card page');
  }
  const fields = hasScript ? page.frameLocator(`iframe[title="${words['payment.frameTitle']}"]`) : page;
  for (const [name, value] of Object.entries(card)) await fields.locator(`[name=${name}]`).fill(value);
  await (
    hasScript
      ? page.getByRole('button', { name: words['payment.toReview'] })
      : page.locator('form button').first()
  ).click();
  const place = page.getByRole('button', { name: /^Passer la commande/ }).first();
  await place.waitFor();
  await look(view, 'review');
  await seeTaxes(view, 'review');
  await place.click();
  await page.waitForURL(/orderConfirmation/);
}

async function seeConfirmation(view) {
  const { page, see } = view;
  // The address changes before the page does.
  await page
    .getByText(/^Commande \S{6,}$/)
    .first()
    .waitFor();
  await look(view, 'confirmation');
  await seeTaxes(view, 'confirmation');
  const number = /Commande (\S+)/.exec(await page.locator('main').innerText())?.[1] ?? '';
  see(`the order has its number: ${number}`, number !== '');
  return number;
}

async function track(view, number) {
  const { page, open } = view;
  await open('/fr/trackOrder');
  await look(view, 'tracking form');
  await page.getByLabel('Numéro de commande').fill(number);
  await page.getByLabel('Courriel ou téléphone').fill(person.Courriel);
  await page.getByRole('button', { name: 'Trouver la commande' }).click();
  await page.getByText('TVQ').first().waitFor();
  await look(view, 'order');
  await seeTaxes(view, 'order');
}

async function seeMail({ see }, outbox, number) {
  const until = Date.now() + MAIL_MS;
  let mail;
  while (!mail && Date.now() < until) {
    mail = mailsIn(outbox).find((text) => text.includes(number));
    if (!mail) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const taxes = ['TPS', 'TVQ'].filter((tax) => mail?.includes(`${tax}:`) || mail?.includes(`${tax} :`));
  see(`the mail has both taxes: ${taxes.join(', ')}`, taxes.length === 2);
  const left = englishIn(mailTexts(mail ?? ''));
  see(['no English in the mail', ...left].join('\n'), mail !== undefined && left.length === 0);
}

function mailsIn(outbox) {
  try {
    return readdirSync(outbox, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  } catch {
    return [];
  }
}
