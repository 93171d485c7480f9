import { accountFieldJourneys } from './journeys/earlyFields.ts';
import { expectKept } from './support/earlyFields.ts';
import { ownPages, publicPages } from './support/mainPages.ts';
import { expect, test } from './support/test.ts';

accountFieldJourneys('us');

test('[PLUS-061] what was typed and chosen before script ran is there on every public page', async ({
  shop,
}) => {
  test.setTimeout(240_000);
  const more = ['/signin', '/create', '/trackOrder', '/store', '/contactus/orderQuestions', '/gift-cards'];
  const kept: string[] = [];
  for (const path of [...Object.values(await publicPages()), ...more])
    kept.push(...(await expectKept(shop, path)));
  const known = [
    / year: \d/,
    / vin: 38103/,
    / quantity: 2/,
    / joinRewards: true true/,
    / emailOrPhone: 38103/,
  ];
  for (const one of known) expect(kept).toContainEqual(expect.stringMatching(one));
});

test('[PLUS-061] and on every page of a purchase', async ({ shop }) => {
  test.setTimeout(180_000);
  const kept: string[] = [];
  for (const path of Object.values(await ownPages(shop))) kept.push(...(await expectKept(shop, path)));
  const known = [
    / promoCode: 38103/,
    / postalCode: 38103/,
    / quantity: 2/,
    / email: 38103/,
    / paymentMethod: \w+ true/,
  ];
  for (const one of known) expect(kept).toContainEqual(expect.stringMatching(one));
});
