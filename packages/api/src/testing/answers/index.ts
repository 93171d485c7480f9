import account from './account.json' with { type: 'json' };
import cart from './cart.json' with { type: 'json' };
import catalog from './catalog.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import checkout from './checkout.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import deals from './deals.json' with { type: 'json' };
import garage from './garage.json' with { type: 'json' };
import giftCards from './giftCards.json' with { type: 'json' };
import identity from './identity.json' with { type: 'json' };
import orders from './orders.json' with { type: 'json' };
import promotions from './promotions.json' with { type: 'json' };
import rewards from './rewards.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import stores from './stores.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };
import warranties from './warranties.json' with { type: 'json' };

/**
 * Answers of each call by id: `any` serves every market, those named by `Market.code` were recorded there
 * (`npm run record -w apps/b2c`) and belong together.
 */
export const answers: Readonly<
  Record<string, { readonly any: unknown; readonly [marketCode: string]: unknown }>
> = {
  ...account,
  ...cart,
  ...catalog,
  ...chat,
  ...checkout,
  ...contact,
  ...content,
  ...deals,
  ...garage,
  ...giftCards,
  ...identity,
  ...orders,
  ...promotions,
  ...rewards,
  ...shell,
  ...stores,
  ...vehicles,
  ...warranties,
};
