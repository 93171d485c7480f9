import { themeCss } from '@driveline/ui/themes';
import { brands, type BrandName } from '../modes.ts';

const files = import.meta.glob<string>('../../../packages/ui/src/themes/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const urls = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-1), url]));

/** The brand's stylesheet with the addresses that its fonts have here. */
export function themeSheet(brand: BrandName): string {
  return themeCss(brands[brand], { fontUrl: (file) => urls.get(file) ?? file });
}
