import type { Sections } from './sections.ts';

export const sections: Sections['product'] = [
  { id: 'about' },
  { id: 'specs' },
  { id: 'fits' },
  { id: 'core' },
  { id: 'warranty' },
  { id: 'install' },
];
