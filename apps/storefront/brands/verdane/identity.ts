import type { BrandIdentity } from '@driveline/storefront';

export const identity: BrandIdentity = {
  id: 'verdane',
  name: 'Verdane',
  socialLinks: ['https://www.instagram.com/verdaneauto', 'https://www.facebook.com/verdaneauto'],
  companies: {
    us: '© Verdane Auto, Inc., 88 Mission Street, San Diego, CA 92110',
    mx: '© Verdane Autopartes, S.A. de C.V., Av. Vallarta 2440, 44130 Guadalajara, Jalisco',
    br: '© Verdane Autopeças S.A., CNPJ 11.222.333/0001-81, Rua XV de Novembro 700, 80020-310 Curitiba, PR',
  },
  phones: { us: '(619) 555-0178', mx: '(33) 5555-0178', br: '(41) 4555-0178' },
};
