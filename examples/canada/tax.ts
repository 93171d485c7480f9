import { percent, percents, type TaxTerms } from '@driveline/b2c';

const withoutHst = ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'];

/** Sample rates, not tax advice. A province takes GST and perhaps a tax of its own, or one HST for both. */
export const tax: TaxTerms = {
  included: false,
  taxesDelivery: true,
  taxes: [
    {
      id: 'gst',
      names: { 'en-CA': 'GST', 'fr-CA': 'TPS' },
      byRegion: Object.fromEntries(withoutHst.map((province) => [province, percent(5)])),
    },
    {
      id: 'hst',
      names: { 'en-CA': 'HST', 'fr-CA': 'TVH' },
      byRegion: percents({ NB: 15, NL: 15, NS: 14, ON: 13, PE: 15 }),
    },
    { id: 'pst', names: { 'en-CA': 'PST', 'fr-CA': 'TVP' }, byRegion: percents({ BC: 7, MB: 7, SK: 6 }) },
    { id: 'qst', names: { 'en-CA': 'QST', 'fr-CA': 'TVQ' }, byRegion: percents({ QC: 9.975 }) },
  ],
};
