import type { MaintenanceStatus, TrackerStep, WarrantyStatus } from '../../../commerce/model/account.ts';

/** What the cards and lists of an account say. */
export interface AccountStrings {
  history: HistoryStrings;
  tracker: TrackerStrings;
  rewards: RewardsStrings;
  garage: GarageStrings;
  services: ServiceStrings;
  warranty: WarrantyStrings;
  profile: ProfileStrings;
  /** A part of the account could not be loaded. */
  partFailed: string;
}

export interface HistoryStrings {
  orders: string;
  none: string;
  noneHint: string;
  /** Nothing is left by the filters. */
  noMatch: string;
  clearFilters: string;
  failed: string;
  failedHint: string;
  parts: (count: number) => string;
  /** Behind the pictures. */
  more: (count: number) => string;
  details: string;
  detailsOf: (order: string) => string;
  track: string;
  trackOf: (order: string) => string;
  buyAgain: string;
  buyAgainOf: (order: string) => string;
}

export interface TrackerStrings {
  label: string;
  step: Record<TrackerStep, string>;
}

export interface RewardsStrings {
  balance: string;
  credits: string;
  creditsOf: (credits: string, needed: string) => string;
  toNext: (credits: number) => string;
  /** With what the next reward is worth. */
  toNextWorth: (credits: number, worth: string) => string;
  expires: (date: string) => string;
  card: string;
  /** A card to be shown at the register. */
  pass: {
    label: string;
    barcode: (cardNumber: string) => string;
    show: string;
    /** Into the wallet that each system of phones has. */
    add: Record<'ios' | 'android', string>;
    scan: string;
    scanLabel: string;
  };
  invitation: string;
  invitationHint: string;
  join: string;
  link: string;
  failed: string;
  activity: string;
  noActivity: string;
  noActivityHint: string;
  activityFailed: string;
  from: string;
  to: string;
  show: string;
  /** A card by the last digits of its number, to be heard. */
  cardEnding: (digits: string) => string;
  memberSince: (date: string) => string;
  /** Of the card that remains when several are merged, and of one that does not. */
  stays: string;
  movesOver: string;
  afterMerging: string;
  rewardOnTop: string;
  /** `credits` with its sign. */
  changed: (credits: string, count: number) => string;
}

export interface GarageStrings {
  mileage: string;
  nextService: string;
  maintenance: string;
  maintenanceOf: (vehicle: string) => string;
  history: string;
  historyOf: (vehicle: string) => string;
  schedule: string;
  noSchedule: string;
  noScheduleHint: string;
  scheduleFailed: string;
  mileageNow: string;
  changeMileage: string;
  status: Record<MaintenanceStatus, string>;
  everyMileage: (mileage: string) => string;
  everyMonths: (months: number) => string;
  /** 'a or b'. */
  either: (first: string, second: string) => string;
  due: string;
  last: string;
  neverDone: string;
  shopParts: string;
  shopPartsFor: (service: string) => string;
  log: string;
  logOf: (service: string) => string;
}

export interface ServiceStrings {
  label: string;
  none: string;
  noneHint: string;
  failed: string;
  add: string;
  editOf: (service: string) => string;
  removeOf: (service: string) => string;
  removeQuestion: string;
  removeYes: string;
  yearTotal: string;
}

export interface WarrantyStrings {
  label: string;
  none: string;
  noneHint: string;
  noMatch: string;
  failed: string;
  purchasedOn: (date: string) => string;
  store: string;
  receipt: string;
  noItems: string;
  status: Record<WarrantyStatus, string>;
  until: (date: string) => string;
  ended: (date: string) => string;
  daysLeft: (days: number) => string;
}

export interface ProfileStrings {
  notAdded: string;
  add: string;
  addOf: (section: string) => string;
  editOf: (section: string) => string;
  save: string;
  currentPassword: string;
  failed: string;
}
