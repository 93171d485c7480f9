export { BrandPage } from './BrandPage.tsx';
export { BrandsPage } from './BrandsPage.tsx';
export { loadBrands, loadMakes, loadModels, loadSiteMap } from './loaders.ts';
export { MakesPage, ModelsPage } from './MakesPage.tsx';
export { SiteMapPage } from './SiteMapPage.tsx';
export { VinPage } from './VinPage.tsx';
