import { pluralFor } from '../../plural.ts';
import type { ShellStrings } from './messages.ts';

const plural = pluralFor('en-US');

export const enUSShell: ShellStrings = {
  closeMenu: 'Close',
  mainMenu: 'Main menu',
  home: (brand) => `${brand} home`,
  notice: 'Notice',
  promotions: 'Offers',
  shortcuts: 'Shortcuts',
  searchLabel: 'Search',
  searchPlaceholder: 'Search part, number, symptom or size',
  recentSearches: 'Recent searches',
  clearRecent: 'Clear',
  suggestions: 'Suggestions',
  productSuggestions: 'Parts',
  suggestionCount: (count) => plural(count, { one: `${count} suggestion`, other: `${count} suggestions` }),
  addVehicle: 'Add vehicle',
  changeVehicle: 'Change',
  yourVehicle: (name) => `Your vehicle: ${name}. Change`,
  selectStore: 'Select a store',
  yourStore: (address) => `Your store: ${address}`,
  hello: (name) => `Hello, ${name}`,
  signInLine: 'Hello, sign in',
  account: 'Account',
  cart: 'Cart',
  cartItems: (count) => plural(count, { one: `${count} item`, other: `${count} items` }),
  checkout: 'Checkout',
  backToCart: 'Back to cart',
  secureCheckout: 'Secure checkout',
  footer: 'Footer',
  followUs: 'Follow us',
  otherSites: 'Our other sites',
  cookieSettings: 'Cookie settings',
  legal: 'Legal',
  seal: 'Secured connection',
};
