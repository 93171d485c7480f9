import { expect, test } from 'vitest';
import { pageTypeOf } from './pageType.ts';

test.each([
  ['/', undefined, 'home'],
  ['/searchresult', undefined, 'search'],
  ['/products/brake-pads-1', undefined, 'product'],
  ['/brakes/brake-pads', 'SHELF', 'shelf'],
  ['/brakes', 'CATEGORY', 'category'],
  ['/brakes', undefined, undefined],
  ['/cartoons', undefined, undefined],
  ['/cart', undefined, 'cart'],
  ['/cart/shared', undefined, 'other'],
  ['/checkout/return', undefined, 'checkout'],
  ['/user/myVehicle', undefined, 'account'],
  ['/lp/faqs', undefined, 'landing'],
])('[API-006] %s of catalogue type %s is %s', (path, catalogueType, type) => {
  expect(pageTypeOf(path, catalogueType)).toBe(type);
});
