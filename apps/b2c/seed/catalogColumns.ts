// Columns of the catalogue's tables as rows are written at once: by the seed and by an import.

export const partColumns = {
  id: 'int',
  part_type_id: 'int',
  brand_id: 'int',
  sku: 'text',
  part_number: 'text',
  part_number_key: 'text',
  original_numbers: 'text[]',
  original_number_keys: 'text[]',
  url: 'text',
  position: 'text',
  title: 'jsonb',
  attributes: 'jsonb',
  facet: 'int[]',
  popularity: 'int',
  rating: 'int',
  review_count: 'int',
  warranty_months: 'int',
  weight_grams: 'int',
  hazmat: 'bool',
  universal: 'bool',
  has_core: 'bool',
  litres: 'real',
  size: 'text',
  pair_sku: 'text',
};

export const applicationColumns = {
  id: 'int',
  market: 'text',
  model_id: 'int',
  part_type_id: 'int',
  part_id: 'int',
  y0: 'int',
  y1: 'int',
  engines: 'int[]',
  qualifiers: 'jsonb',
  position: 'text',
  quantity: 'int',
};

export const priceColumns = {
  market: 'text',
  part_id: 'int',
  list_minor: 'int',
  sale_minor: 'int',
  core_minor: 'int',
};

export const stockColumns = {
  store_id: 'int',
  part_id: 'int',
  part_type_id: 'int',
  market: 'text',
  on_hand: 'int',
};
