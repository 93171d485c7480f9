import { us } from '@driveline/markets';
import { defineShop } from '@driveline/storefront';
import { brand } from './brands/{{id}}/index.ts';

export const shop = defineShop({ brands: { '{{id}}': brand }, markets: [us] });
