import type { BrandIdentity } from '@driveline/storefront';

export const identity: BrandIdentity = {
  id: 'ironbay',
  name: 'Ironbay Parts',
  socialLinks: ['https://www.instagram.com/ironbayparts', 'https://www.youtube.com/ironbayparts'],
  companies: {
    us: '© Ironbay Parts, Inc., 1420 Harbor Blvd, Memphis, TN 38103',
    mx: '© Ironbay Refacciones, S.A. de C.V., Av. Insurgentes Sur 1602, 03940 Ciudad de México',
    br: '© Ironbay Autopeças Ltda., CNPJ 12.345.678/0001-95, Av. Paulista 1374, 01310-100 São Paulo, SP',
  },
  phones: { us: '(901) 555-0134', mx: '(55) 5555-0134', br: '(11) 4555-0134' },
};
