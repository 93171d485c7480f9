import { defineBrand } from '@driveline/storefront';
import { createBrandTheme } from '@driveline/ui/themes';

/** What makes this shop yours. Everything that you leave out says what shops usually say. */
export const brand = defineBrand({
  identity: {
    id: '{{id}}',
    name: '{{name}}',
    socialLinks: [],
    companies: { us: '© {{name}}' },
    phones: { us: '(555) 555-0100' },
  },
  theme: createBrandTheme({
    name: '{{id}}',
    ink: '#14202b',
    paper: '#f4f6f8',
    brand: '#12395c',
    onBrand: '#ffffff',
    accent: '#0b5cad',
    radius: 'tight',
    fonts: { body: 'system-ui, sans-serif' },
  }),
  logos: `${import.meta.dirname}/logos`,
  markets: ['us'],
});
