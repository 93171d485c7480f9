/** A sentence with a day: 'today' and 'tomorrow' where today's date is known. `date` is 'Sun, Nov 22'. */
export interface DaySentence {
  today: string;
  tomorrow: (date: string) => string;
  on: (date: string) => string;
}

/** Product page texts. Names in braces are replaced by elements. */
export interface ProductStrings {
  partNumber: string;
  /** The way to them from a part that has none yet. */
  reviews: string;
  sku: string;
  copyPartNumber: (partNumber: string) => string;

  enlarge: string;
  /** Alternative text of the drawing that shows a part's position; `position` is a phrase: 'Front left'. */
  position: (position: string) => string;
  /** Word stems that identify a corner in the phrase of a position. */
  positionWords: { front: string; rear: string; left: string; right: string };

  way: {
    legend: string;
    pickup: DaySentence;
    nextDay: DaySentence;
    regular: DaySentence;
    pickupPlain: string;
    nextDayPlain: string;
    regularPlain: string;
    /** `hour` that the time begins with: some languages have an article before it. */
    ready: (time: string, hour: number) => string;
    openUntil: (time: string, hour: number) => string;
    /** The part is transferred from another store. */
    broughtTo: (store: string) => string;
    notAt: (store: string) => string;
    orderBy: (time: string, hour: number) => string;
    standard: string;
    standardTo: (place: string) => string;
    /** Why a delivery costs so much [PLUS-062]. */
    freight: string;
    noStore: string;
    noNextDay: string;
    noRegular: string;
  };

  /** Of a choice that costs more. */
  surcharge: (amount: string) => string;
  /** A choice of another option that this one is not made with. */
  notWith: (choice: string) => string;
  clash: (one: string, other: string) => string;
  quantityOf: (title: string) => string;
  /** Explains why the quantity was set [PLUS-015]. */
  takes: (count: number, vehicle?: string) => string;
  addFor: (amount: string) => string;
  addPlain: string;
  /** For the narrow bar beside the price. */
  addShort: string;
  parts: (count: number, amount: string) => string;
  deposit: (count: number, amount: string) => string;
  plusDeposit: (amount: string) => string;
  afterReturn: (amount: string) => string;
  taxLater: string;
  taxIncluded: string;
  confirmMismatch: (vehicle?: string) => string;
  notConfirmed: string;
  answerOne: string;
  notChecked: string;
  notAvailable: string;
  notAvailableHint: string;
  checkStores: string;
  priceFailed: string;
  buyBar: string;

  onThisPage: string;
  section: {
    about: string;
    specs: string;
    fits: string;
    core: string;
    warranty: string;
    install: string;
  };

  compatibility: {
    search: string;
    searchHint: string;
    model: string;
    years: string;
    engine: string;
    allEngines: string;
    yours: (vehicle: string) => string;
    notListed: (vehicle: string) => string;
    count: (count: number) => string;
    found: (count: number, total: number) => string;
    none: (term: string) => string;
    tableOf: (make: string) => string;
  };

  core: {
    pay: string;
    payNote: (price: string, deposit: string) => string;
    bring: (days: number) => string;
    bringNote: string;
    refund: (deposit: string) => string;
    refundNote: string;
    today: string;
    back: string;
    after: string;
  };

  warranty: string;
  noWarranty: string;
  returns: string;
  returnWithin: (days: number) => string;
  returnRules: readonly string[];
  returnPolicy: string;
  installNote: string;
}
