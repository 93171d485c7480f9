import type { TrackerStep } from '@driveline/validation';
import type { MaintenanceStatus, WarrantyStatus } from '../../../commerce/model/account.ts';

/** Cards and lists of the account pages. */
export interface AccountStrings {
  lists: ListStrings;
  history: HistoryStrings;
  tracker: TrackerStrings;
  rewards: RewardsStrings;
  garage: GarageStrings;
  services: ServiceStrings;
  warranty: WarrantyStrings;
  profile: ProfileStrings;
  /** Shown in place of a section of the account that failed to load. */
  partFailed: string;
}

/** Lists of parts that shoppers name. */
export interface ListStrings {
  newName: string;
  name: string;
  create: string;
  rename: string;
  count: (count: number) => string;
  /** Parts wait for a list. */
  choose: (count: number) => string;
  add: string;
  addTo: (name: string) => string;
  none: string;
  empty: string;
  emptyLead: string;
  toParts: string;
  takeOff: string;
  takeOffOf: (title: string) => string;
  remove: string;
  removeLead: (name: string) => string;
  removeYes: string;
  guest: string;
}

export interface HistoryStrings {
  orders: string;
  none: string;
  noneHint: string;
  /** No order matches the filters. */
  noMatch: string;
  clearFilters: string;
  failed: string;
  failedHint: string;
  parts: (count: number) => string;
  /** After the pictures. */
  more: (count: number) => string;
  /** How many parts of an order come back: '1 of 4 parts'; the whole order says none. */
  returnedParts: (count: number, total: number) => string;
  returnedCore: string;
  details: string;
  detailsOf: (order: string) => string;
  track: string;
  trackOf: (order: string) => string;
  returnParts: string;
  returnPartsOf: (order: string) => string;
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
  /** The same with the value of the next reward. */
  toNextWorth: (credits: number, worth: string) => string;
  expires: (date: string) => string;
  card: string;
  /** The card that a member shows at the register. */
  pass: {
    label: string;
    barcode: (cardNumber: string) => string;
    show: string;
    /** Adds the card to the wallet of each phone system. */
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
  /** Spoken name of a card, by the last digits of its number. */
  cardEnding: (digits: string) => string;
  memberSince: (date: string) => string;
  /** When cards are merged: marks the card that is kept, and those whose balance moves to it. */
  stays: string;
  movesOver: string;
  afterMerging: string;
  rewardOnTop: string;
  /** `credits` includes its sign. */
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
  removeOf: (section: string) => string;
  save: string;
  currentPassword: string;
  failed: string;
}
