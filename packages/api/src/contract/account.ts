import type { Endpoint } from './endpoint.ts';

export const current = {
  id: 'account.current',
  method: 'GET',
  path: '/ecomm/b2c/v1/currentUser',
  lists: { loyaltyAccountAlerts: [] },
} as const satisfies Endpoint;

export const update = {
  id: 'account.update',
  method: 'PUT',
  path: '/ecomm/b2c/v1/currentUser',
  lists: { loyaltyAccountAlerts: [] },
} as const satisfies Endpoint;

export const preferences = {
  id: 'account.preferences',
  method: 'PUT',
  path: '/ecomm/b2c/v1/currentUser/preferences',
} as const satisfies Endpoint;

export const addresses = {
  id: 'account.addresses',
  method: 'GET',
  path: '/ecomm/b2c/v1/currentUser/addresses',
  lists: { addresses: [] },
} as const satisfies Endpoint;

export const addAddress = {
  id: 'account.addAddress',
  method: 'POST',
  path: '/ecomm/b2c/v1/currentUser/addresses',
  lists: { addresses: [] },
} as const satisfies Endpoint;

export const changeAddress = {
  id: 'account.changeAddress',
  method: 'PUT',
  path: '/ecomm/b2c/v1/currentUser/addresses/{addressId}',
  lists: { addresses: [] },
} as const satisfies Endpoint;

export const removeAddress = {
  id: 'account.removeAddress',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/currentUser/addresses/{addressId}',
  lists: { addresses: [] },
} as const satisfies Endpoint;

export const cards = {
  id: 'account.cards',
  method: 'GET',
  path: '/ecomm/b2c/v1/currentUser/cards',
  lists: { cards: [] },
} as const satisfies Endpoint;

export const addCard = {
  id: 'account.addCard',
  method: 'POST',
  path: '/ecomm/b2c/v1/currentUser/cards',
  lists: { cards: [] },
} as const satisfies Endpoint;

export const changeCard = {
  id: 'account.changeCard',
  method: 'PUT',
  path: '/ecomm/b2c/v1/currentUser/cards/{cardId}',
  lists: { cards: [] },
} as const satisfies Endpoint;

export const removeCard = {
  id: 'account.removeCard',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/currentUser/cards/{cardId}',
  lists: { cards: [] },
} as const satisfies Endpoint;

export const verifyAddress = {
  id: 'account.verifyAddress',
  method: 'POST',
  path: '/ecomm/b2c/v1/address/verify',
  lists: { suggestions: [] },
} as const satisfies Endpoint;

/** What an account holds of its person: profile, addresses, cards, preferences, prompts. */
export const accountEndpoints = [
  current,
  update,
  preferences,
  addresses,
  addAddress,
  changeAddress,
  removeAddress,
  cards,
  addCard,
  changeCard,
  removeCard,
  verifyAddress,
] as const;
