/** What a shop looks like until its team decides. */
export const DEFAULT_DECISIONS = {
  ink: '#14202b',
  paper: '#f4f6f8',
  brand: '#12395c',
  onBrand: '#ffffff',
  accent: '#0b5cad',
  radius: 'tight',
  fonts: { body: 'system-ui, sans-serif' },
};

/** What words on a brand colour can be: one of them is clear on any. */
export const CLEAR = ['#ffffff', '#000000'];
