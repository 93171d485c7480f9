import type { FunctionComponent } from 'react';
import { GiftIcon, ReceiptIcon, TagIcon } from '../../components/Icon/accountIcons.tsx';
import {
  BarcodeIcon,
  PackageIcon,
  ReportIcon,
  StoreIcon,
  TruckIcon,
} from '../../components/Icon/commerceIcons.tsx';
import { ChatIcon, PinIcon } from '../../components/Icon/contactIcons.tsx';
import type { IconProps } from '../../components/Icon/Icon.tsx';
import { InfoIcon, QuestionIcon, ShieldIcon, StarIcon } from '../../components/Icon/statusIcons.tsx';
import {
  CarIcon,
  EngineIcon,
  GarageIcon,
  WheelIcon,
  WrenchIcon,
} from '../../components/Icon/vehicleIcons.tsx';

/** What an entry of the menu may lead to, and the icon that says so beside its words. */
export const menuIcons = {
  advice: WrenchIcon,
  ad: ReportIcon,
  brands: ShieldIcon,
  contact: ChatIcon,
  deals: TagIcon,
  diagnosis: EngineIcon,
  gift: GiftIcon,
  help: QuestionIcon,
  makes: CarIcon,
  models: WheelIcon,
  orders: PackageIcon,
  rebates: ReceiptIcon,
  repair: InfoIcon,
  rewards: StarIcon,
  shops: PinIcon,
  stores: StoreIcon,
  track: TruckIcon,
  vehicle: GarageIcon,
  vin: BarcodeIcon,
} as const satisfies Record<string, FunctionComponent<IconProps>>;

export type MenuIconName = keyof typeof menuIcons;
