import { hostOf, schemeOf } from './cookieJar.ts';

/** Origin under which the shopper's browser knows the shop. */
export const originOf = (request: Request): string =>
  `${schemeOf(request) === 'https' ? 'https' : 'http'}://${hostOf(request)}`;
