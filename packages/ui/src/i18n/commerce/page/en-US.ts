import { pluralFor } from '../../plural.ts';
import type { PageStrings } from './messages.ts';

const plural = pluralFor('en-US');

export const enUSPage: PageStrings = {
  hero: {
    question: 'What are you fixing?',
    lead: 'Tell us your vehicle once. We’ll show you what fits and why.',
    shoppingFor: 'Shopping for',
    switchVehicle: 'Switch vehicle',
    seeFitting: 'See parts that fit',
    due: 'Due now',
    wearParts: 'Wear parts',
  },
  jobs: 'Shop by job',
  near: {
    title: 'Near you',
    noStore: 'Choose your store to see stock, hours and pickup times.',
    findStore: 'Find a store',
    directions: 'Directions',
    details: 'Hours and services',
    change: 'Change store',
    ordersReady: (count) =>
      plural(count, { one: `${count} order ready to pick up`, other: `${count} orders ready to pick up` }),
  },
  deals: {
    title: 'Buy together and save',
    note: 'Add all the parts in a deal and the savings apply automatically.',
    pieces: (shown) => `${shown} ×`,
    save: (amount) => `Save ${amount}`,
  },
  category: {
    tiles: 'Categories',
    parts: (count, shown) => plural(count, { one: `${shown} part`, other: `${shown} parts` }),
    brands: 'Popular brands',
  },
  notFound: {
    title: 'Page not found',
    text: 'This page doesn’t exist or has moved. Search for the part by name or number.',
  },
  refused: {
    title: 'We can’t show this page',
    text: 'Something went wrong. Search for what you need, or start over from the home page.',
  },
  crash: {
    title: 'Something not working',
    text: 'It’s our fault, not yours. Your cart and your vehicle are safe.',
    details: 'Details for developers',
  },
  searchLabel: 'Part, number or symptom',
  categories: 'All categories',
  goHome: 'Go to home page',
};
