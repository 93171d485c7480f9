import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { componentStyle, layers, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  ...textStyle('body'),
  maxInlineSize: '72ch',
  color: vars.color.textPrimary,
  overflowWrap: 'anywhere',
});

/** What stands inside comes as HTML and has no classes. */
function inside(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(`${root} ${selector}`, { '@layer': { [layers.blocks]: rule } });
}

inside('> * + *', { marginBlockStart: space[4] });
inside(':is(h2, h3)', { marginBlockStart: space[7], marginBlockEnd: space[3] });
inside('> :first-child', { marginBlockStart: 0 });
inside('h2', textStyle('titleL') as GlobalStyleRule);
inside('h3', textStyle('titleM') as GlobalStyleRule);
inside(':is(ul, ol)', { paddingInlineStart: space[7] });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li + li', { marginBlockStart: space[2] });
inside('li > :is(ul, ol)', { marginBlockStart: space[2] });
inside('a', {
  color: vars.color.textLink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
});
inside('a:hover', { color: vars.color.textLinkHover, textDecorationThickness: '2px' });
inside(':is(strong, b)', { fontWeight: 700 });
inside(':is(em, i)', { fontStyle: 'italic' });
