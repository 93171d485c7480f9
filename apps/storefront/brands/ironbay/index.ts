import type { Brand } from '../brand.ts';

export const ironbay: Brand = {
  identity: { id: 'ironbay', name: 'Ironbay Parts', legalName: 'Ironbay Parts', socialLinks: [], phones: {} },
  markets: ['us', 'mx', 'br'],
  content: {},
};
