import { PageBody } from '../shell/index.ts';

export function CatalogPage() {
  return <PageBody>{null}</PageBody>;
}
