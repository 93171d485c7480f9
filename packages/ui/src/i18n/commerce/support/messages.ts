/** Promotional banners, and the offer at the edge of the page. */
export interface BannerStrings {
  app: { label: string; get: string };
  offer: {
    label: string;
    signUp: string;
    /** REWARD-033 */
    unlocked: (value: string) => string;
    code: string;
    expires: (date: string) => string;
    savings: string;
    noThanks: string;
    /** Copies the unlocked code to the clipboard. */
    copy: string;
    failed: string;
  };
}

export interface ChatStrings {
  title: string;
  open: string;
  checking: string;
  closed: string;
  hours: (hours: string) => string;
  connecting: string;
  log: string;
  you: string;
  agent: string;
  message: string;
  send: string;
  sendFailed: string;
  writing: (name: string) => string;
  end: string;
  confirmEnd: { question: string; yes: string; no: string };
  ended: string;
  mailTranscript: string;
  transcriptSent: string;
  startAgain: string;
  failed: string;
  contactUs: string;
  call: (phone: string) => string;
  /** CONTENT-016 */
  proposal: { label: string; question: string; lead: string; start: string };
}

export interface ContactStrings {
  tab: string;
  options: string;
  chat: { title: string; lead: string };
  survey: { title: string; lead: string };
  store: { title: string; lead: string };
  contact: { title: string; lead: string };
  back: string;
  surveyLate: string;
  openSurvey: string;
}

/** Pages that editors build. */
export interface ContentStrings {
  noEvents: string;
  pastEvents: string;
  repairShops: string;
  shopsFound: (count: number, place: string) => string;
  noShops: string;
  noShopsHint: string;
  reviewFilter: string;
  allReviews: string;
  reviewsFor: (vehicle: string) => string;
  reviewOrder: string;
  reviewSort: Record<'newest' | 'highest' | 'lowest', string>;
  noReviews: string;
  noReviewsHint: string;
  reviewFit: Record<'yes' | 'no' | 'unknown', (vehicle: string) => string>;
  installedBy: Record<'self' | 'shop', string>;
  partsDesk: string;
  demonstrationReview: string;
  boughtHere: string;
  writeReview: string;
  noReviewsYet: string;
  noReviewsYetHint: string;
  starCount: (count: number) => string;
  questions: string;
  noQuestions: string;
  askQuestion: string;
  shopAnswer: string;
  /** Of what a member writes about a part. */
  ownText: {
    label: Record<'stars' | 'title' | 'text' | 'displayName' | 'vehicleId' | 'question', string>;
    hint: Record<'title' | 'text' | 'displayName' | 'question', string>;
    send: Record<'review' | 'question', string>;
    note: Record<'review' | 'question', string>;
    thanks: Record<'review' | 'question', string>;
    thanksNote: Record<'review' | 'question', string>;
    seeAll: string;
    noVehicle: string;
    notBought: string;
    toOrders: string;
    published: string;
    waiting: string;
    refused: (reason: string) => string;
  };
  appStore: { ios: string; android: string };
  guide: {
    cautions: string;
    difficulty: string;
    levels: Record<'easy' | 'medium' | 'hard', string>;
    time: string;
    minutes: (count: number) => string;
    tools: string;
    parts: string;
  };
  scan: string;
  scanLabel: string;
}

export interface FaqStrings {
  filter: string;
  show: string;
  showAll: string;
  none: string;
  contactUs: string;
  found: (count: number) => string;
}
