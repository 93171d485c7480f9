import { endpoints, type EndpointId } from '@driveline/api/contract';
import { fixture, fixtureIn } from '@driveline/api/testing';
import { markets, type Market } from '@driveline/markets';
import type { ComponentType } from 'react';
import { act } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { showMode } from '../../../packages/storefront/stories/StoryFrame.tsx';
import { defaultMode } from '../modes.ts';
import { pages as routes, type RouteId } from '../../../packages/storefront/src/routeTable.ts';
import { brands } from 'virtual:driveline/story-shop';
import { slotNames } from '../../../packages/storefront/src/slots.ts';
import { shownSlots } from '../../../packages/storefront/stories/markedSlot.tsx';
import type { StoryBrand } from '../../../packages/storefront/stories/storyBrand.ts';
import type { Visit } from '../../../packages/storefront/stories/visitType.ts';
import { everyStory, isPage, isIn } from './everyStory.ts';

const [home, ...others] = markets;

/** The shop's own messages, compiled. */
const messages = import.meta.glob<object>('../../../packages/storefront/messages/*.json', {
  import: 'default',
  eager: true,
});

/** Every text of an answer, with letters in it. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return /\p{L}{3}/u.test(part) ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

const shown = [
  'catalog.search',
  'catalog.product',
  'catalog.relatedParts',
  'catalog.category',
  'cart.detail',
  'checkout.state',
  'deals.list',
  'garage.maintenance',
  'orders.confirmation',
  'orders.history',
  'rewards.activity',
  'stores.geosearch',
  'account.current',
] as const;

/** What editors wrote around the pages. */
const frameOf = ({ header, footer, topNav, blocks }: StoryBrand['content'][string]) => [
  header,
  footer,
  topNav,
  blocks,
];

const samplesOf = ({ code, locale }: Market): Set<string> =>
  new Set([
    ...shown.flatMap((id) => textsOf(fixtureIn(code)(id))),
    ...brands.flatMap(({ content }) => textsOf(frameOf(content[code]!))),
    ...textsOf(messages[`../../../packages/storefront/messages/${locale}.json`]),
  ]);

/** Sentences of calls that were recorded for no market: a page that shows them shows English everywhere. */
function unrecordedIn({ code }: Market): string[] {
  const ids = Object.keys(endpoints) as EndpointId[];
  const isRecorded = (id: EndpointId) => JSON.stringify(fixtureIn(code)(id)) !== JSON.stringify(fixture(id));
  return ids
    .filter((id) => !isRecorded(id))
    .flatMap((id) => textsOf(fixture(id)))
    .filter((text) => text.includes(' '));
}

/** What only the first market's shoppers read: names of brands and vehicles are the same everywhere. */
function foreignTo(market: Market): Set<string> {
  const own = samplesOf(market);
  return new Set([...samplesOf(home!), ...unrecordedIn(market)].filter((text) => !own.has(text)));
}

/** Small words of English that stand in nearly each of its sentences, and in none of the others' languages. */
const ENGLISH = /\b(?:the|and|your|with|of|this|from|you|it|is|are|was)\b/i;

/** Each text of the page, as a reader meets it: of an element, and of what says its name. */
function textsOnPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style, code, pre')) texts.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt], input')) {
    texts.push(...['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    if (element instanceof HTMLInputElement && element.type !== 'hidden') texts.push(element.value);
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** A dollar that no other currency's sign has before it. */
const foreignMoney = ({ currency }: Market) => (currency.sign === '$' ? /US\$|R\$/ : /(?<!R)\$\s?\d/);

const files = (await everyStory()).map(({ name, stories }) => ({
  name,
  stories: stories.filter(([, story]) => isPage(story)),
}));
const pages = files.filter(({ stories }) => stories.length > 0);

for (const { name, stories } of pages) {
  describe(name, () => {
    for (const market of others) {
      const its = stories.filter(([, story]) => isIn(story, market.code));
      test.each(its)(`%s is in ${market.locale} altogether`, async (_key, story) => {
        flushSync(() => showMode({ ...defaultMode, market: market.code }));
        await story.run();
        const foreign = foreignTo(market);
        const money = foreignMoney(market);
        const faults = textsOnPage().filter(
          (text) => foreign.has(text) || ENGLISH.test(text) || money.test(text),
        );
        expect(faults).toEqual([]);
      });
    }

    test.each(stories)('%s renders on a server and hydrates without a mismatch', async (_key, story) => {
      flushSync(() => showMode(defaultMode));
      await story.load();
      const Story = story as unknown as ComponentType;
      const container = document.createElement('div');
      container.innerHTML = renderToString(<Story />);
      document.body.append(container);
      const faults: unknown[] = [];
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      const root = await act(async () =>
        hydrateRoot(container, <Story />, { onRecoverableError: (error) => faults.push(error) }),
      );
      await act(async () => root.unmount());
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      container.remove();
      expect(faults).toEqual([]);
    });
  });
}

/** Routes without a page of their own. */
const WITHOUT_PAGE: Partial<Record<RouteId, string>> = {
  actions: 'takes the posts of plain forms and leads back',
  checkoutReturn: 'leads on to the checkout or the order',
  signOut: 'takes a post and leads on',
};

test('every route of the shop has stories', () => {
  const shown = pages.flatMap(({ stories }) =>
    stories.map(([, { parameters }]) => (parameters['visit'] as Visit | undefined)?.route),
  );
  const missing = Object.keys(routes).filter((id) => !shown.includes(id as RouteId));
  expect(missing.toSorted()).toEqual(Object.keys(WITHOUT_PAGE));
});

test('[PLUS-030] every slot that is a whole page is shown by a story', () => {
  const whole = slotNames.filter((name) => name.startsWith('page.'));
  expect(whole.filter((name) => !shownSlots.has(name))).toEqual([]);
});

test('a text of the other language is found', () => {
  const [brazil] = others.filter(({ currency }) => currency.sign !== '$');
  expect(foreignTo(brazil!).has(fixtureIn(home!.code)('catalog.category').categoryName)).toBe(true);
  expect(ENGLISH.test('Nothing in it is lost.')).toBe(true);
  expect(foreignMoney(brazil!).test('$ 12')).toBe(true);
  expect(foreignMoney(brazil!).test('R$ 12')).toBe(false);
});
