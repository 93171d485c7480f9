import type { Meta } from '@storybook/react-vite';
import { laterOrder, noOrders, orderPath } from '../answers.ts';
import { opens, opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import { unknown } from '../shopServer.ts';
import type { Visit } from '../visitType.ts';

const confirmation: Visit = { route: 'orderConfirmation', path: '/orderConfirmation' };
const history: Visit = { route: 'orderHistory', path: '/user/orderHistory', member: true };
const order: Visit = { route: 'order', path: orderPath, member: true };
const tracking: Visit = { route: 'trackOrder', path: '/trackOrder' };

export default { ...shopPages, title: 'Pages/Orders' } satisfies Meta;

export const Confirmation = opens(confirmation);
export const ConfirmationAwaitsPix = opensPlain({ ...confirmation, answers: laterOrder, markets: ['br'] });
export const ConfirmationAwaitsOxxo = opensPlain({ ...confirmation, answers: laterOrder, markets: ['mx'] });
export const ConfirmationFailed = opensAlike({ ...confirmation, fails: ['orders.confirmation'] });
export const History = opensPlain(history);
export const HistoryEmpty = opensState({ ...history, answers: noOrders });
export const HistoryLoading = opensState({ ...history, waits: true });
export const HistoryFailed = opensState({ ...history, fails: ['orders.history', 'orders.historyV1'] });
export const Order = opens(order);
export const OrderFailed = opensAlike({ ...order, fails: ['orders.detail'] });
export const LookUp = opensPlain(tracking);
export const LookUpNotFound = opensState({
  ...tracking,
  post: () => ({ intent: 'track-order', orderId: 'W7K294QDM2', contact: 'ana@example.com' }),
  answers: () => ({ 'orders.lookup': unknown }),
});
