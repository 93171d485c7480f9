import { us as offers } from '../offers/us.ts';
import type { MarketTexts } from '../../src/brandContent.ts';

export const us: MarketTexts = {
  promoAds: [
    { heading: 'Free delivery over $35', label: 'Dates shown before you buy' },
    { heading: 'Free store pickup', label: 'Find your store', labelLink: '/store' },
  ],
  menu: [
    {
      title: 'Shop by category',
      links: [
        { label: 'Parts', href: '/parts' },
        { label: 'Interior accessories', href: '/interior-accessories' },
        { label: 'Exterior accessories', href: '/exterior-accessories' },
        { label: 'Truck and towing', href: '/truck-and-towing' },
        { label: 'Tools and equipment', href: '/tools-and-equipment' },
        { label: 'Fluids and chemicals', href: '/fluids-and-chemicals' },
        { label: 'Performance', href: '/performance' },
      ],
    },
    {
      title: 'Shop Deals',
      links: [
        { label: 'Top deals', href: '/lp/deals' },
        { label: 'Store ad', href: '/circular' },
        { label: 'Rebates', href: '/deals/rebates' },
      ],
    },
    {
      title: 'Shop By',
      links: [
        { label: 'Brand', href: '/brands' },
        { label: 'Make', href: '/shopbymake' },
        { label: 'Model', href: '/shopbymodel' },
      ],
    },
    {
      title: 'Your garage and orders',
      links: [
        { label: 'Your vehicle', href: '/user/myVehicle' },
        { label: 'Track an order', href: '/trackOrder' },
        { label: 'Find a store', href: '/store' },
        { label: 'VIN decoder', href: '/vin-decoder' },
      ],
    },
    {
      title: 'Trustworthy Advice',
      links: [
        { label: 'How-tos', href: '/user/repairGuides' },
        { label: 'Fix finder', href: '/lp/fix-finder' },
        { label: 'Find a repair shop', href: '/lp/find-a-repair-shop' },
        { label: 'Repair help', href: '/lp/repair-help' },
        { label: 'In-store services', href: '/lp/in-our-stores' },
      ],
    },
    {
      title: 'Contact us',
      links: [
        { label: 'Contact us', href: '/contactus' },
        { label: 'Questions and answers', href: '/lp/faqs' },
      ],
    },
  ],
  shortcuts: [
    { label: 'Parts', href: '/parts' },
    { label: 'Interior', href: '/interior-accessories' },
    { label: 'Exterior', href: '/exterior-accessories' },
    { label: 'Tools', href: '/tools-and-equipment' },
    { label: 'Fluids', href: '/fluids-and-chemicals' },
    { label: 'Performance', href: '/performance' },
  ],
  columns: [
    {
      title: 'Shop',
      links: [
        { label: 'Parts', href: '/parts' },
        { label: 'Interior accessories', href: '/interior-accessories' },
        { label: 'Exterior accessories', href: '/exterior-accessories' },
        { label: 'Truck and towing', href: '/truck-and-towing' },
        { label: 'Tools and equipment', href: '/tools-and-equipment' },
        { label: 'Fluids and chemicals', href: '/fluids-and-chemicals' },
        { label: 'Performance', href: '/performance' },
      ],
    },
    {
      title: 'Orders and help',
      links: [
        { label: 'Track an order', href: '/trackOrder' },
        { label: 'Your cart', href: '/cart' },
        { label: 'Your vehicle', href: '/user/myVehicle' },
        { label: 'Stores', href: '/store' },
        { label: 'Questions and answers', href: '/lp/faqs' },
        { label: 'Contact us', href: '/contactus' },
        { label: 'Site map', href: '/siteMap' },
        { label: 'Store services', href: '/lp/store-services' },
        { label: 'Repair help', href: '/lp/repair-help' },
      ],
    },
    {
      title: 'Policies',
      links: [
        { label: 'Terms of sale', href: '/lp/termsAndConditions' },
        { label: 'Privacy', href: '/lp/termsAndConditions#privacyPolicy' },
        { label: 'Returns', href: '/lp/termsAndConditions#returnsPolicy' },
        { label: 'Accessibility', href: '/lp/accessibility' },
      ],
    },
  ],
  socialText: '{name} on {network}',
  storeFinder: 'Find a store',
  returns: {
    about: 'Returns',
    words: '90-day returns',
    link: { label: 'How to return a part', href: '/lp/termsAndConditions#returnsPolicy' },
  },
  legalLines: ['{company}. Prices and stock can differ by store.'],
  messages: {
    ...offers,
    returns: '90 days to return what was not installed.',
    coreDeposit: 'A core charge is a deposit: bring the old part and it comes back in full.',
    pickup: 'Most pickup orders are ready within 30 minutes while the store is open.',
    nextDay: 'Order before the cut-off shown and it arrives the next working day.',
    help: 'Questions? Call {phone}.',
  },
  segmentMessages: {
    guest: 'Add your vehicle, and every part says whether it fits.',
    vehicle: 'Parts below are checked against your vehicle.',
    customer: 'Welcome back to {name}.',
  },
};
