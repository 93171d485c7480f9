import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { text, type TextStyleName, type TypeStyle } from './tokens.ts';

/** The declarations of a step of the type scale, to be spread first into a style. */
export function textStyle(name: TextStyleName): StyleRule {
  const { phone, desktop, fontWeight }: TypeStyle = text[name];
  const wide = name === 'displayM' ? themedDisplay : desktop;
  const widens = wide.fontSize !== phone.fontSize;
  return {
    ...phone,
    ...family(name, fontWeight),
    ...(widens && { '@media': { [media.desktop]: { ...wide } } }),
  };
}

const themedDisplay = { fontSize: vars.font.displayMSize, lineHeight: vars.font.displayMLeading };

function family(name: TextStyleName, fontWeight: number): StyleRule {
  if (name === 'displayL' || name === 'displayM') return display;
  if (name === 'code') return { fontFamily: vars.font.mono, fontFeatureSettings: '"zero"', fontWeight };
  if (name === 'priceL' || name === 'priceM') return { fontWeight, letterSpacing: '-0.01em' };
  return { fontWeight };
}

const display: StyleRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  // The variable holds a keyword that the property's type cannot know.
  textTransform: vars.font.displayCase as 'none',
  letterSpacing: vars.font.displayTracking,
};
