/** Cards and lists of an account: its orders, rewards, garage, warranties and profile. No first page loads it. */
export type * from '../commerce/model/account.ts';
export { OrderCard, type OrderCardProps } from '../commerce/Order/OrderCard.tsx';
export { OrderList, type OrderListProps } from '../commerce/Order/OrderList.tsx';
export { ShipmentTracker, type ShipmentTrackerProps } from '../commerce/Order/ShipmentTracker.tsx';
