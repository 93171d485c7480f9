import { componentStyle, componentVariants, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'center',
});

export const headOfPanel = componentStyle({ position: 'relative' });

export const mark = componentStyle({
  ...textStyle('label'),
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
  fontWeight: 700,
});

export const markState = componentVariants(
  {
    open: [vars.color.selected, vars.color.onSelected],
    done: [vars.color.fitSolid, vars.color.onSolid],
    todo: [vars.color.surfaceSunken, vars.color.textMuted],
  },
  ([backgroundColor, color]) => ({ backgroundColor, color }),
);

export const title = componentStyle({ ...textStyle('titleM') });
export const titleTodo = componentStyle({ color: vars.color.textMuted });

export const edit = componentStyle({
  ...textStyle('bodyS'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // A target as high as a finger, in a line as high as that of an open section.
  marginBlock: '-8px',
  fontWeight: 650,
});

/** Reaches over the whole head of its panel. */
export const editOfPanel = componentStyle({
  selectors: { '&::after': { content: '', position: 'absolute', inset: `-${space[3]}` } },
});

export const summary = componentStyle({
  ...textStyle('bodyS'),
  marginInlineStart: `calc(1.75rem + ${space[4]})`,
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

export const onlyBody = componentStyle({ display: 'grid', gap: space[5] });
export const body = componentStyle({ display: 'grid', gap: space[5], marginBlockStart: space[5] });
