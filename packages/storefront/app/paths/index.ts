/**
 * Where each page of the shop stands: `import * as paths`. No page writes an address by hand. What opens the shop and
 * what follows a sign-in are files of their own, so that a first page carries only the first.
 */
export * from './account.ts';
export * from './at.ts';
export * from './shop.ts';
export * from './vehicles.ts';
