import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const list = {
  id: 'warranties.list',
  method: 'GET',
  path: '/ecomm/b2c/v1/warranties',
  lists: lists.warranties,
} as const satisfies Endpoint;

export const detail = {
  id: 'warranties.detail',
  method: 'GET',
  path: '/ecomm/b2c/v1/warranties/{warrantyId}',
  lists: lists.warranties,
} as const satisfies Endpoint;

export const item = {
  id: 'warranties.item',
  method: 'GET',
  path: '/ecomm/b2c/v1/warranties/{warrantyId}/{warrantyItemId}',
  lists: lists.warranties,
} as const satisfies Endpoint;

export const setSerial = {
  id: 'warranties.setSerial',
  method: 'PUT',
  path: '/ecomm/b2c/v1/warranties/{warrantyId}/{warrantyItemId}',
  lists: lists.warranties,
} as const satisfies Endpoint;

/** Warranties of purchases. */
export const warrantiesEndpoints = [list, detail, item, setSerial] as const;
