import { literal } from '@driveline/ui/tokens';

/** @param {{ id: string, name: string, codes: string[], phones: Record<string, string> }} brand */
export function brandFile({ id, name, codes, phones }) {
  const companies = Object.fromEntries(codes.map((code) => [code, `© ${name}`]));
  return `import { defineBrand } from '@driveline/storefront';
import { theme } from './theme.ts';

/** What makes this shop yours. Everything that you leave out says what shops usually say. */
export const brand = defineBrand({
  identity: ${literal({ id, name, socialLinks: [], companies, phones }, '  ')},
  theme,
  logos: \`\${import.meta.dirname}/logos\`,
  markets: [${codes.map((code) => literal(code)).join(', ')}],
});
`;
}

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** A word in the size of the logo's place. White: headers are as dark as the ink. */
export function logoFile(name, { width, height }, word = name) {
  const title = escaped(name);
  const [x, anchor] = word === name ? [0, 'start'] : [width / 2, 'middle'];
  const size = Math.round(Math.min(height, 32) * 0.72);
  const text = `<text x="${x}" y="${Math.round(height / 2 + size / 3)}" fill="#fff" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="${anchor}">${escaped(word)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title>${text}</svg>\n`;
}
