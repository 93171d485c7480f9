import type { ErrorTable } from './errorTable.ts';

export const catalogErrors = {
  'catalog.product': { error_product_unknown: 404 },
  'catalog.productByGateway': { error_product_unknown: 404 },
  'catalog.pageType': { error_path_unknown: 404, error_path_refused: 403 },
  'catalog.pageTypeByGateway': { error_path_unknown: 404, error_path_refused: 403 },
  'catalog.search': { error_path_unknown: 404 },
  'catalog.category': { error_path_unknown: 404 },
  'catalog.brand': { error_brand_unknown: 404 },
  'catalog.models': { error_make_unknown: 404 },
} as const satisfies ErrorTable;
