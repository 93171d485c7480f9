import type { Meta } from '@storybook/react-vite';
import { brandPath, fictionalMakes, modelsPath } from '../answers.ts';
import { opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const brands: Visit = { route: 'brands', path: '/brands' };
const brand: Visit = { route: 'brands', path: brandPath };
const makes: Visit = { route: 'shopByMake', path: '/shopbymake', answers: fictionalMakes };
const models: Visit = { route: 'shopByModel', path: modelsPath, answers: fictionalMakes };

export default { ...shopPages, title: 'Pages/Browse' } satisfies Meta;

export const Brands = opensPlain(brands);
export const BrandsFailed = opensAlike({ ...brands, fails: ['catalog.brands'] });
export const Brand = opensPlain(brand);
export const BrandFailed = opensAlike({ ...brand, fails: ['catalog.brand'] });
export const Makes = opensPlain(makes);
export const MakesFailed = opensAlike({ ...makes, fails: ['catalog.makes'] });
export const Models = opensPlain(models);
export const ModelsFailed = opensAlike({ ...models, fails: ['catalog.models'] });
export const VinDecoder = opensState({ route: 'vinDecoder', path: '/vin-decoder' });
export const SiteMap = opensPlain({ route: 'siteMap', path: '/siteMap', answers: fictionalMakes });
