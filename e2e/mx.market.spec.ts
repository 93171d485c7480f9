import { fetchFrom } from './support/fetchFrom.ts';
import { expect, test } from './support/test.ts';

test('[CONF-016] gift-card addresses lead home in Mexico and Brazil', async () => {
  for (const market of ['mx', 'br']) {
    for (const path of ['/giftCard', '/giftCard/cardBalance']) {
      const { status, headers } = await fetchFrom(market, path);
      expect([status, headers.location], `${market} ${path}`).toEqual([302, '/']);
    }
  }
});
