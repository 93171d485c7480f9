/** Header and footer. */
export interface ShellStrings {
  closeMenu: string;
  mainMenu: string;
  home: (brand: string) => string;
  notice: string;
  /** Default text of the sitewide notice when its content is empty. */
  noticeText: string;
  promotions: string;
  shortcuts: string;

  searchLabel: string;
  searchPlaceholder: string;
  recentSearches: string;
  clearRecent: string;
  suggestions: string;
  productSuggestions: string;
  suggestionCount: (count: number) => string;

  addVehicle: string;
  changeVehicle: string;
  /** Accessible name of the vehicle button. */
  yourVehicle: (name: string) => string;
  selectStore: string;
  yourStore: (address: string) => string;

  hello: (name: string) => string;
  signInLine: string;
  account: string;
  cart: string;
  cartItems: (count: number) => string;

  checkout: string;
  backToCart: string;
  signOut: string;
  secureCheckout: string;

  footer: string;
  followUs: string;
  otherSites: string;
  cookieSettings: string;
  whatsApp: string;
  legal: string;
  seal: string;
}
