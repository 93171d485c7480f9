import { placeOf } from './places.mjs';

const BAG = /(^|\/)(utils?|helpers?|common|misc|manager)(\/|\.[cm]?[jt]sx?$)/i;

/** A name that says nothing collects everything. */
export const noBagNames = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      const name = BAG.exec(placeOf(context))?.[2];
      if (name)
        context.report({
          node,
          message: `'${name}' says nothing: name the file or folder after what it does.`,
        });
    },
  }),
};
