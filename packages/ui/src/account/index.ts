/** Cards and lists of an account: its orders, rewards, garage, warranties and profile. No first page loads it. */
export type * from '../commerce/model/account.ts';
export { OrderCard, type OrderCardProps } from '../commerce/Order/OrderCard.tsx';
export { OrderList, type OrderListProps } from '../commerce/Order/OrderList.tsx';
export { GarageCard, type GarageCardProps } from '../commerce/Garage/GarageCard.tsx';
export {
  RewardsActivity,
  type ActivityDates,
  type RewardsActivityProps,
} from '../commerce/Rewards/RewardsActivity.tsx';
export { RewardsBalance, type RewardsBalanceProps } from '../commerce/Rewards/RewardsBalance.tsx';
export { RewardsMerge, type RewardsMergeProps } from '../commerce/Rewards/RewardsMerge.tsx';
export { RewardsPass, type RewardsPassProps } from '../commerce/Rewards/RewardsPass.tsx';
export {
  MaintenanceTimeline,
  type MaintenanceTimelineProps,
} from '../commerce/Garage/MaintenanceTimeline.tsx';
export { ServiceHistory, type ServiceHistoryProps } from '../commerce/Garage/ServiceHistory.tsx';
export { ListedParts, type ListedPartsProps } from '../commerce/Account/ListedParts.tsx';
export { PartLists, type PartListsProps } from '../commerce/Account/PartLists.tsx';
export { OverviewCard, type OverviewCardProps } from '../commerce/Account/OverviewCard.tsx';
export { ProfileSection, type ProfileSectionProps } from '../commerce/Account/ProfileSection.tsx';
export { WarrantyCard, type WarrantyCardProps } from '../commerce/Warranty/WarrantyCard.tsx';
export { WarrantyList, type WarrantyListProps } from '../commerce/Warranty/WarrantyList.tsx';
