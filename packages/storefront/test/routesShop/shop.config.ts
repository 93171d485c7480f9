import { us } from '@driveline/markets';
import { defineShop } from '@driveline/storefront';
import { brands } from '../sampleShop.ts';

/** A shop that changes its routes in every way there is. */
export const shop = defineShop({
  brands: { ironbay: { ...brands.ironbay, markets: ['us'] } },
  markets: [us],
  routes: {
    changes: {
      giftCard: false,
      landing: false,
      stores: { path: 'find-a-store' },
      brands: { path: 'makers/:brandName?' },
      deals: { path: 'offers/*' },
      circular: { path: 'flyer' },
      coupons: { path: 'codes' },
      contact: { path: 'help/contact/:topic?' },
      shopByMake: { path: 'all/makes' },
      shopByModel: { path: 'all/models' },
      vinDecoder: { path: 'vin' },
      siteMap: { path: 'all' },
    },
    added: [
      { path: 'our-story', file: 'pages/ourStory.tsx' },
      { id: 'club', path: 'user/club', file: 'pages/ourStory.tsx' },
    ],
  },
});
