import { componentStyle, componentVariants, text, textStyle } from '../../theme/styling.ts';

const { displayL, displayM, titleL, titleM, titleS } = text;

export const root = componentStyle({ minInlineSize: 0, textWrap: 'balance' });

export const size = componentVariants({ displayL, displayM, titleL, titleM, titleS }, (_step, name) =>
  textStyle(name),
);
