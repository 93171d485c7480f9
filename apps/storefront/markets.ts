import { br as brazil, mx as mexico, us, type Market } from '@driveline/markets';

/** The demonstration answers on WhatsApp at made-up numbers; the shipped records have none. */
const mx: Market = { ...mexico, contact: { whatsApp: '525555550134' } };
const br: Market = { ...brazil, contact: { whatsApp: '551145550134' } };

export { br, mx, us };
export const markets = [us, mx, br];
