/**
 * First parts of the query keys, apart from the factories: a mutation names what it makes untrue without loading
 * the neighbour's calls.
 */
export const queryRoots = {
  account: ['account'],
  cart: ['cart'],
  catalog: ['catalog'],
  chat: ['chat'],
  checkout: ['checkout'],
  config: ['config'],
  content: ['content'],
  deals: ['deals'],
  garage: ['garage'],
  header: ['header'],
  orders: ['orders'],
  rewards: ['rewards'],
  stores: ['stores'],
  vehicles: ['vehicles'],
} as const;
