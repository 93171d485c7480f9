import type { Plugin } from 'vite';
import { keptClaims, listedRequirements, proofOf, specificationLines } from '../../../scripts/lib/claims.mjs';
import { keptFiles } from '../../../scripts/lib/coverage.mjs';

const ID = 'virtual:specification';

/** Gives the page *Specification* what docs/requirements/ lists and what the last runs have shown of it. */
export function specificationData(): Plugin {
  return {
    name: 'driveline:specification',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const { claims } = keptClaims();
      const requirements = Object.fromEntries(
        listedRequirements().map((one) => [one.id, { text: one.text, proof: proofOf(one.id, claims) }]),
      );
      return `export const lines = ${JSON.stringify(specificationLines())};
export const requirements = ${JSON.stringify(requirements)};
export const productFiles = ${JSON.stringify(keptFiles())};`;
    },
  };
}
