import { layoutJourneys } from './support/checkoutLayouts.ts';

const off = { CHECKOUT_V3_ENABLED_MX: false, CHECKOUT_V3_MX: false };

layoutJourneys({ market: 'mx', generation: 'v1', flags: { ...off, CHECKOUT_V1_MX: true } });
layoutJourneys({ market: 'mx', generation: 'v2', flags: { ...off, CHECKOUT_V2_MX: true } });
