import { Unprepared } from '../testedServer.ts';
import type { Calls } from './call.ts';

/** What only a buyer may do. */
export const reviewCalls: Calls = {
  'catalog.writeReview': async ({ tested }) => {
    const shopper = await tested.person('member');
    const { orders } = await shopper.do('orders.history', { query: { maxResult: 50 } });
    const lines = orders.flatMap(({ shipmentInfoList }) =>
      shipmentInfoList.flatMap(({ lineItemList }) => lineItemList),
    );
    for (const skuNumber of new Set(lines.map((line) => line.skuNumber))) {
      const own = await shopper.call('catalog.ownReview', { query: { skuNumber } });
      if (!own.body?.bought || own.body.review?.status === 'published') continue;
      const texts = { title: 'Fits well', text: 'It went on in an hour.', displayName: 'Ada D.' };
      return { shopper, input: { body: { skuNumber, stars: 4, ...texts } } };
    }
    throw new Unprepared('its member has received no part that is left to review');
  },
};
