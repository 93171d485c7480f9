import { brandContent, defineBrand, defineShop } from '@driveline/storefront';
import { brand as created } from './brands/corner-parts/index.ts';
import english from './content/en-CA.json' with { type: 'json' };
import french from './content/fr-CA.json' with { type: 'json' };
import { canada } from './index.ts';
import enCA from './messages/en-CA.json' with { type: 'json' };
import frCA from './messages/fr-CA.json' with { type: 'json' };

const identity = {
  ...created.identity,
  companies: { ca: 'Corner Parts Canada' },
  phones: { ca: '1-800-555-0134' },
};

const brand = defineBrand({
  ...created,
  identity,
  markets: ['ca'],
  content: {
    ca: brandContent(identity, 'ca', english.texts, english.pages),
    'ca/fr': brandContent(identity, 'ca', french.texts, french.pages),
  },
});

export const shop = defineShop({
  brands: { 'corner-parts': brand },
  markets: [canada],
  // English says what differs from the United States; French does not ship, so it is whole.
  messages: { 'en-CA': enCA, 'fr-CA': frCA },
  // The demonstration's deals have titles in one language.
  sections: { home: [{ remove: 'deals' }] },
});
