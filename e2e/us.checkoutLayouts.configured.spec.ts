import { layoutJourneys } from './support/checkoutLayouts.ts';

const off = { CHECKOUT_V3_ENABLED_US: false, CHECKOUT_V3_US: false };

layoutJourneys({ market: 'us', generation: 'v1', flags: { ...off, CHECKOUT_V1_US: true } });
layoutJourneys({ market: 'us', generation: 'v2', flags: { ...off, CHECKOUT_V2_US: true } });
layoutJourneys({ market: 'us', generation: 'v3', flags: {} });
