import { placeOf } from './places.mjs';

const WITH_EXTENSION = /\.(ts|tsx|mts|mjs|js|jsx|json|css|svg|woff2)(\?.*)?$/;

/** Relative imports carry their extension: Node runs these sources as they are. */
export const importExtension = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = placeOf(context);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.') || place.endsWith('.mjs')) return;
      if (WITH_EXTENSION.test(source) || source.includes('/+types/')) return;
      context.report({ node: node.source, message: `'${source}' needs its extension.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
