import { expect, test } from 'vitest';
import { modelYears, spanText } from './modelYears.ts';

test('[CATALOG-047] the years of a model stand by decade, the newest first', () => {
  expect(modelYears({ firstYear: 1998, lastYear: 2011 })).toEqual([
    { decade: 2010, title: '2010–2011', years: [2011, 2010] },
    { decade: 2000, title: '2000–2009', years: [2009, 2008, 2007, 2006, 2005, 2004, 2003, 2002, 2001, 2000] },
    { decade: 1990, title: '1998–1999', years: [1999, 1998] },
  ]);
});

test('a span of one year is that year', () => {
  expect(spanText({ firstYear: 2004, lastYear: 2011 })).toBe('2004–2011');
  expect(spanText({ firstYear: 2004, lastYear: 2004 })).toBe('2004');
});
