import type { ColorRole } from '../theme/colorRoles.ts';

/**
 * Colours that mean the same in every shop: green fits, amber waits, red does not fit or is reduced, violet is a
 * refundable deposit, blue informs. A brand's own tint of them is given by hand.
 */
export const meaningRoles = [
  'fitFg',
  'fitBg',
  'fitSolid',
  'checkFg',
  'checkBg',
  'checkSolid',
  'nofitFg',
  'nofitBg',
  'nofitSolid',
  'infoFg',
  'infoBg',
  'infoSolid',
  'priceDeal',
  'star',
  'coreFg',
  'coreBg',
  'onSolid',
] as const satisfies readonly ColorRole[];

type Meanings = Record<(typeof meaningRoles)[number], string>;

export const lightMeanings: Meanings = {
  fitFg: '#0f6b3a',
  fitBg: '#e6f4eb',
  fitSolid: '#0f6b3a',
  checkFg: '#7a4b00',
  checkBg: '#fff3d6',
  checkSolid: '#8a5600',
  nofitFg: '#b3201b',
  nofitBg: '#fdebea',
  nofitSolid: '#b3201b',
  infoFg: '#0b4f9e',
  infoBg: '#e8f0fb',
  infoSolid: '#0b57b8',
  priceDeal: '#b3201b',
  star: '#9a6a00',
  coreFg: '#5b3f8c',
  coreBg: '#f1ecfa',
  onSolid: '#ffffff',
};

export const darkMeanings: Meanings = {
  fitFg: '#7fd9a3',
  fitBg: '#10301f',
  fitSolid: '#2e9a5e',
  checkFg: '#ffd27a',
  checkBg: '#3a2a08',
  checkSolid: '#ffc21a',
  nofitFg: '#ff9c94',
  nofitBg: '#3d1513',
  nofitSolid: '#e5584f',
  infoFg: '#9cc4ff',
  infoBg: '#12284a',
  infoSolid: '#0b57b8',
  priceDeal: '#ff9c94',
  star: '#ffc21a',
  coreFg: '#c9b6f5',
  coreBg: '#2a2140',
  onSolid: '#0b0d10',
};
