import type pg from 'pg';

/** What the whole import says, and a batch of parts needs. */
export interface Scope {
  /** The markets that an import's rows of a kind name, by brand: 'acme-parts us'. Others are not its business. */
  readonly named: Readonly<Record<'price' | 'application' | 'stock', ReadonlySet<string>>>;
  /** Answers to an open question that the import knows for a model: 'brake-package 20031' to its two sets. */
  readonly answers: ReadonlyMap<string, string[]>;
}

/** @returns whether the import says something of the part's brand in a market */
export const isNamed = (named: ReadonlySet<string>, partKey: string, market: string): boolean =>
  named.has(`${partKey.slice(0, partKey.indexOf('/'))} ${market}`);

/** Read once, when all rows wait: each goes through all of them. */
export async function readScope(client: pg.PoolClient): Promise<Scope> {
  const named = async (table: string) => {
    const { rows } = await client.query<{ named: string }>(
      `select distinct split_part(part_key, '/', 1) || ' ' || market as named from import_${table}`,
    );
    return new Set(rows.map((row) => row.named));
  };
  return {
    named: {
      price: await named('price'),
      application: await named('application'),
      stock: await named('stock'),
    },
    answers: await readAnswers(client),
  };
}

/** An open question offers what the whole import says of the model, not only what one part needs. */
async function readAnswers(client: pg.PoolClient): Promise<Scope['answers']> {
  const { rows } = await client.query<{ key: string; values: string[] }>(
    `select (q->>'question') || ' ' || model_id as key, array_agg(distinct q->>'value' order by q->>'value') as values
     from import_application, jsonb_array_elements(qualifiers) q where qualifiers is not null group by 1`,
  );
  return new Map(rows.map(({ key, values }) => [key, values]));
}
