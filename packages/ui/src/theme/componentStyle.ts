import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A class in the components layer; use it in a `.css.ts` in place of `style`. */
export function componentStyle(rule: Omit<StyleRule, '@layer'>, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}
