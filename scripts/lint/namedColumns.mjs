import { isTest, placeOf } from './places.mjs';

// `select *`, `select p.*`, `, o.*`, `returning *`, and a list of columns by itself ('p.*, b.name'); not count(*), not */*.
const STAR =
  /(\b(select|distinct|all|returning)\s+|,\s*|^\s*\w+\.)(\w+\.)?\*(?!\/)\s*(,|\)|;|\bfrom\b|\binto\b|$)/i;

const sqlOf = (node) =>
  node.type === 'TemplateLiteral'
    ? // An expression may be an alias: `${table}.*`.
      node.quasis.map(({ value }) => value.cooked ?? '').join('x')
    : node.value;

/**
 * SQL names its columns. A prepared `select *` fails on a running process as soon as the migration of the next build
 * adds a column ('cached plan must not change result type'), and nobody sees from a fragment where it is prepared.
 */
export const namedColumns = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = placeOf(context);
    if (!/^apps\/b2c\/(src|seed)\//.test(place) || isTest(place)) return {};
    const check = (node) => {
      const text = sqlOf(node);
      if (typeof text === 'string' && STAR.test(text))
        context.report({ node, message: "Name the columns: a prepared '*' fails when a table gets one." });
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
