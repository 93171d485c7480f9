import { randomBytes } from 'node:crypto';
import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { createBuyer } from '../support/buyer.ts';
import { cardFrame } from '../support/checkout.ts';
import { originOf } from '../support/origins.ts';
import { isOfServer } from '../support/serverWords.ts';
import { open, shopOf, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { mistakesOf, type Mistake } from './mistakes.ts';
import { arrive } from './shoppers.ts';

/** Sends a form: neither for Enter alone, nor for the place of a postal code or one piece more where no script does. */
const SUBMIT = 'button[type=submit]:not([tabindex="-1"]):not([name=fillPlace]):not([name=step]):visible';

interface Said {
  /** What fields and alerts say, by the field's name. */
  readonly lines: readonly string[];
  /** The sentences about what was wrong, without what frames them. */
  readonly sentences: readonly string[];
  /** Those that the page says again elsewhere: in a toast, an alert or another note. */
  readonly twice: readonly string[];
}

/** Sends what was typed and reads what the page says of it: the text at each field, and what it alerts. */
async function refusalOf(shop: Shop, { typed, ...mistake }: Mistake, what: string): Promise<Said> {
  const { page, hasScript } = shop;
  const { field = Object.keys(typed)[0] ?? '', form = '', chosen = {} } = mistake;
  // A page keeps what was typed wrong before.
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  if (mistake.path) await open(shop, mistake.path.replace('{}', what));
  if (mistake.isAtGateway) return refusalOfGateway(shop, typed);
  const forms = page.getByRole('main').locator(`form${form}`, { has: page.locator(`[name="${field}"]`) });
  const sent = forms.first();
  await sent.evaluate((element: HTMLFormElement, isPlain) => {
    // What is folded is opened by hand, which is no matter of this test.
    for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true;
    // Without script the browser checks first, in words of its own; with it the shop does.
    if (isPlain) element.noValidate = true;
  }, !hasScript);
  for (const [name, value] of Object.entries(chosen))
    await sent.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  for (const [name, text] of Object.entries(typed))
    await sent.locator(`[name="${name}"]:not([type=hidden])`).fill(text.replace('{}', what));
  await send(shop, sent, field, mistake.button);
  const faults = page.locator('main [aria-invalid=true], [role=alert]:visible:not(:empty)');
  await expect(faults.first()).toBeVisible();
  if (hasScript) await settled(page);
  return saidIn(page.locator('body'));
}

/** A toast comes a little after what is at the field: its script is loaded with the first one. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const [quiet, most] = [400, 4000];
        let timer = setTimeout(done, quiet);
        setTimeout(done, most);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );

/** By the form's button, or by leaving the field where script needs none. */
async function send({ page, words }: Shop, form: Locator, field: string, button?: string): Promise<void> {
  const named = button ? page.getByRole('button', { name: words.text(button) }) : undefined;
  const submit = named ?? form.locator(SUBMIT).first();
  if (await submit.count()) await submit.click();
  else await form.locator(`[name="${field}"]`).press('Enter');
}

/** The same of a card, whose fields are the gateway's: in a frame of the page, or on a page of its own. */
async function refusalOfGateway(shop: Shop, typed: Mistake['typed']): Promise<Said> {
  const { page, words, hasScript } = shop;
  await page.getByRole('radio', { name: words.text('payment.method.card') }).check();
  const goOn = page.locator(`form[data-intent=choose-payment] ${SUBMIT}`).last();
  if (!hasScript) await goOn.click();
  const place: Page | FrameLocator = hasScript ? cardFrame(shop) : page;
  await expect(place.locator('[name=cardNumber]')).toBeVisible();
  for (const [name, text] of Object.entries(typed)) await place.locator(`[name=${name}]`).fill(text);
  await (hasScript ? goOn : page.locator('form button')).click();
  await expect(place.locator('[aria-invalid=true]').first()).toBeVisible();
  const { lines, sentences, twice } = await saidIn(place.locator('body'));
  const around = hasScript ? await page.locator('body').innerText() : '';
  return {
    // A page of its own sums up what the fields say.
    lines: lines.filter((line) => !line.startsWith('!')),
    sentences,
    twice: [...twice, ...sentences.filter((sentence) => sentence && around.includes(sentence))],
  };
}

const saidIn = (body: Locator): Promise<Said> =>
  body.evaluate((element: HTMLElement) => {
    const textOf = (part: Element | null) => part?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const lines: string[] = [];
    const sentences: string[] = [];
    for (const field of element.querySelectorAll('[aria-invalid=true]')) {
      const parts = (field.getAttribute('aria-describedby')?.split(' ') ?? []).map((id) =>
        document.getElementById(id),
      );
      lines.push(`${field.getAttribute('name')}: ${parts.map(textOf).join(' ')}`);
      sentences.push(...parts.filter((part) => part?.id.endsWith('-error')).map(textOf));
    }
    for (const alert of element.querySelectorAll('[role=alert]')) {
      const told = alert.cloneNode(true) as Element;
      for (const way of told.querySelectorAll('form, button')) way.remove();
      const text = textOf(told);
      // A text at a field is read there already.
      if (text === '' || sentences.includes(text)) continue;
      lines.push(`! ${text}`);
      if (!alert.querySelector('li')) sentences.push(text);
    }
    // A list of all faults, whose entries lead to the fields, is no second telling.
    const lists = [...element.querySelectorAll<HTMLElement>('[role=alert] li')];
    const timesIn = (text: string, sentence: string) => text.replace(/\s+/g, ' ').split(sentence).length - 1;
    const times = (sentence: string) =>
      timesIn(element.innerText, sentence) - timesIn(lists.map((it) => it.innerText).join('\n'), sentence);
    const twice = [...new Set(sentences)].filter(
      // Two fields may have the same fault.
      (sentence) => sentence && times(sentence) > sentences.filter((it) => it === sentence).length,
    );
    return { lines, sentences, twice };
  });

/** What is heard of a mistake; a page that says nothing is told from one that does. */
const heard = (shop: Shop, mistake: Mistake, what: string): Promise<Said> =>
  refusalOf(shop, mistake, what).catch((error: unknown) => ({
    lines: [String(error)],
    sentences: [],
    twice: [],
  }));

async function visitorOf(browser: Browser, market: string, language: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: originOf(market), javaScriptEnabled });
  // A stranger to all others, as limits by address see it.
  const address = `10.${[...randomBytes(3)].join('.')}`;
  await context.route(`${originOf(market)}/**`, (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-forwarded-for': address } }),
  );
  const shop = shopOf(await context.newPage(), market, javaScriptEnabled, language);
  return { context, shop };
}

const titleOf = ({ path, form = '', typed }: Mistake) => `${path}${form} ${JSON.stringify(typed)}`;

/**
 * One mistake is told by the same sentences, whether the page's script or the server finds it, and each is one that the
 * server says. It is said once: no toast repeats what is read at the field.
 * @param language one of the market's; its own by default
 */
export function oneSentenceJourneys(market: string, language = ''): void {
  test.use({ market });

  for (const [shopper, mistakes] of mistakesOf(market))
    test(`[VALID-014][PLUS-027] a ${shopper} reads the same with and without script, in the words of the server`, async ({
      browser,
    }) => {
      test.setTimeout(30_000 + mistakes.length * 20_000);
      const visitors = await Promise.all(
        [true, false].map(async (hasScript) => {
          const { context, shop } = await visitorOf(browser, market, language, hasScript);
          return { context, shop, what: await arrive(shop, shopper) };
        }),
      );
      const { hours } = await createBuyer(market).client.call('contact.topics', {});
      for (const mistake of mistakes.filter(({ isAtDesk }) => !isAtDesk || hours.isOpen)) {
        const [withScript, without] = await Promise.all(
          visitors.map(({ shop, what }) => heard(shop, mistake, what)),
        );
        const isStrange = (sentence: string) => !mistake.isOfShop && !isOfServer(market, language, sentence);
        expect.soft(without!.lines, titleOf(mistake)).toEqual(withScript!.lines);
        expect.soft(without!.sentences.filter(isStrange), titleOf(mistake)).toEqual([]);
        expect.soft(withScript!.sentences, titleOf(mistake)).not.toEqual([]);
        expect.soft([withScript!.twice, without!.twice], titleOf(mistake)).toEqual([[], []]);
      }
      await Promise.all(visitors.map(({ context }) => context.close()));
    });
}
