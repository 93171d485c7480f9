/**
 * What who opens a PDF of the shop's server reads of it: its title and its lines, which that server writes plainly.
 * @param {string} pdf its bytes, as Latin-1
 * @returns {string[]}
 */
export const pdfTexts = (pdf) =>
  [...pdf.matchAll(/\(((?:\\.|[^\\()])*)\)/g)].map(([, text = '']) => text.replace(/\\(.)/g, '$1'));
