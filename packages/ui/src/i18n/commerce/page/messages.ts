/** Home, category pages and error pages. */
export interface PageStrings {
  hero: {
    question: string;
    lead: string;
    shoppingFor: string;
    switchVehicle: string;
    seeFitting: string;
    due: string;
  };
  wearParts: {
    /** Above parts that fit the vehicle, which is named in short. */
    title: (vehicle: string) => string;
    /** Follows the name of a shelf. */
    seeAll: string;
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
    /** Leads to the kind of part that a deal is of. */
    see: string;
    /** In place of the parts, which depend on the vehicle. */
    addVehicle: string;
    /** Follows a question about the vehicle. */
    answer: string;
    /** What a deal costs at least. */
    from: (amount: string) => string;
  };

  category: {
    tiles: string;
    /** `shown` is the count as the market writes it. */
    parts: (count: number, shown: string) => string;
    /** `parts` that the shopper's vehicle takes. */
    partsForVehicle: (count: number, shown: string) => string;
    brands: string;
  };

  notFound: { title: string; text: string };
  refused: { title: string; text: string };
  crash: { title: string; text: string; details: string };
  searchLabel: string;
  /** Of a search beside the header's, which has the same words on its button. */
  searchParts: string;
  categories: string;
  goHome: string;
}
