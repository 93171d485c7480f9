import { us } from '@driveline/markets';
import { definePlugin, defineShop } from '@driveline/storefront';
import { brand } from './brands/corner-parts/index.ts';

/** A reviews service: its widget may load from there, once a shopper has accepted it. */
const reviews = definePlugin({
  name: 'reviews',
  csp: { connect: ['https://api.reviews.example'], img: ['https://img.reviews.example'] },
  head: [{ link: { rel: 'preconnect', href: 'https://api.reviews.example' } }],
});

export const shop = defineShop({
  brands: { 'corner-parts': brand },
  markets: [us],
  slots: {
    'product.gallery': 'slots/Picture.tsx',
    'product.buyBox': 'slots/BuyBox.tsx',
  },
  sections: {
    home: [
      { insert: 'promise', after: 'jobs', file: 'slots/Promise.tsx' },
      { move: 'deals', before: 'jobs' },
      { remove: 'nearYou' },
    ],
    product: [{ insert: 'help', after: 'about', file: 'slots/Help.tsx', title: 'shop.help.title' }],
    checkout: [
      { move: 'contact', before: 'delivery' },
      { insert: 'packing', after: 'delivery', file: 'slots/Packing.tsx' },
    ],
  },
  messages: {
    'en-US': {
      'cart.heading': '{count, plural, one {Your basket: # item} other {Your basket: # items}}',
      'ui.product.way.legend': 'Pickup or delivery',
      'ui.shelf.itemCount': '{count, plural, one {# part found} other {# parts found}}',
      'shop.bulk': 'Four or more? Call us for a workshop price.',
      'shop.help.title': 'Help with this part',
      'shop.help': 'Our counter staff answers questions about {brand} parts every day until 9 PM.',
      'shop.packing': 'We pack glass and rotors in foam.',
      'shop.promise': 'Every part is checked by hand before it leaves our store.',
      'shop.story': 'Our story',
    },
  },
  routes: { added: [{ path: 'our-story', file: 'pages/ourStory.tsx' }] },
  plugins: [reviews],
});
