import { beforeEach, describe, expect, test } from 'vitest';
import { everyPage } from './everyPage.ts';
import { markupFaults } from './markupFaults.ts';
import { memberShopOf } from './memberShopOf.ts';
import { samplePages } from './pagesFromSources.ts';
import { CODES, shopOf } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const paths = Object.values(everyPage).flat();

describe.each(CODES)('the pages of %s', async (code) => {
  const [guest, member] = [await shopOf(sources, code), await memberShopOf(sources, code)];
  const cookie = 'preferredVehicleId=1';

  // Without a turn of the loop between them, requests of one process look to its guard like a crowd.
  beforeEach(() => new Promise((resolve) => setTimeout(resolve)));

  test.each(paths)(
    '[PLUS-034] %s has no fault of its markup, for a guest and for a member',
    async (path) => {
      const answers = [await guest.ask(path), await member.ask(path, { cookie })];
      // Too many at once, and the server refuses them.
      expect(answers.map(({ status }) => status)).not.toContain(503);
      expect(answers.flatMap(({ html }) => (html ? markupFaults(html) : []))).toEqual([]);
    },
    START_MS,
  );
});

test.each([
  ['a description of ARIA 1.3', '<main><button aria-description="x">y</button></main>'],
  ['described by nothing', '<main><input aria-describedby="x"></main>'],
  ['a group without a name', '<main><fieldset role="presentation">x</fieldset></main>'],
  ['a type that refuses its autocomplete', '<main><input type="tel" autocomplete="tel-national"></main>'],
  ['outside of the landmarks', '<div>x</div><main>y</main>'],
  [
    'forms of one name',
    '<main><form aria-label="x"><button></button></form><form aria-label="x"><button></button></form></main>',
  ],
  ['an article without a name', '<main><article><h2>x</h2></article></main>'],
  ['a label for what it holds', '<main><label for="x">y<input id="x"></label></main>'],
  ['a role that an element has', '<main><div role="region" aria-label="x">y</div></main>'],
  ['a name that nobody hears', '<main><p aria-label="x">y</p></main>'],
  [
    'a name without the words in sight',
    '<main><a href="/" aria-label="Near Elm St">Near this one</a></main>',
  ],
  ['a form without a button', '<main><form><input name="x"></form></main>'],
])('the rule for %s finds one', (rule, html) => {
  expect(markupFaults(html)).toEqual([expect.stringContaining(`${rule}: <`)]);
});
