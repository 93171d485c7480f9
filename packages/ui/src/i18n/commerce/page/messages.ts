/** Home, category pages and error pages. */
export interface PageStrings {
  hero: {
    question: string;
    lead: string;
    shoppingFor: string;
    switchVehicle: string;
    seeFitting: string;
    due: string;
    wearParts: string;
  };
  jobs: string;
  near: {
    title: string;
    noStore: string;
    findStore: string;
    directions: string;
    details: string;
    change: string;
    ordersReady: (count: number) => string;
  };
  deals: {
    title: string;
    /** When the discount of a deal applies. */
    note: string;
    /** '2 ×'. */
    pieces: (shown: string) => string;
    save: (amount: string) => string;
  };

  category: {
    tiles: string;
    /** `shown` is the count as the market writes it. */
    parts: (count: number, shown: string) => string;
    brands: string;
  };

  notFound: { title: string; text: string };
  refused: { title: string; text: string };
  crash: { title: string; text: string; details: string };
  searchLabel: string;
  categories: string;
  goHome: string;
}
