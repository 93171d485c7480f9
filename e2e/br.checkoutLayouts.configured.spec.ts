import { layoutJourneys } from './support/checkoutLayouts.ts';

// Brazil has the newest layout alone, whatever the flags of other markets say (CONF-021).
layoutJourneys({ market: 'br', generation: 'v3', flags: { CHECKOUT_V1_US: true, CHECKOUT_V1_MX: true } });
