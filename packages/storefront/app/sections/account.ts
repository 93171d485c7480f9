import Orders from '../slots/account.orders.ts';
import Profile from '../slots/account.profile.ts';
import Rewards from '../slots/account.rewards.ts';
import Store from '../slots/account.store.ts';
import Vehicle from '../slots/account.vehicle.ts';
import Warranties from '../slots/account.warranties.ts';
import type { Sections } from './sections.ts';

export const sections: Sections['account'] = [
  { id: 'orders', Section: Orders },
  { id: 'vehicle', Section: Vehicle },
  { id: 'rewards', Section: Rewards },
  { id: 'store', Section: Store },
  { id: 'warranties', Section: Warranties },
  { id: 'profile', Section: Profile },
];
