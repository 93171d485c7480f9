import type { Brand } from '../brand.ts';

export const verdane: Brand = {
  identity: { id: 'verdane', name: 'Verdane', legalName: 'Verdane', socialLinks: [], phones: {} },
  markets: ['us', 'mx', 'br'],
  content: {},
};
