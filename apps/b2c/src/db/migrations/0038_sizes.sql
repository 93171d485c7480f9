-- What a vehicle takes of a standard size: a group of batteries, a length of blades, a base of bulbs. A part of a size has
-- no lines of its own in the catalogue, since one battery would have a thousand: it is matched to what the vehicles of a
-- model need, as a fluid is.
create table size_need (
  id int primary key,
  market text not null references market (code),
  model_id int not null references model (id),
  part_type_id int not null references part_type (id),
  y0 smallint not null,
  y1 smallint not null check (y1 >= y0),
  engines int[],
  size text not null,
  qualifiers jsonb,
  position text,
  quantity smallint not null default 1 check (quantity between 1 and 99)
);
create index size_need_shelf on size_need (model_id, part_type_id, size);
create index size_need_size on size_need (part_type_id, size, market);

-- Null for what has lines of its own, as every part has that an import brought.
alter table part add column size text;
create index part_size on part (part_type_id, size, id) where size is not null;

-- Every line that the catalogue lists a part with: its own, or those of its size.
create view listed_application as
  select id, market, model_id, part_type_id, part_id, y0, y1, engines, qualifiers, position, quantity
  from application
  union all
  select n.id, n.market, n.model_id, n.part_type_id, p.id, n.y0, n.y1, n.engines, n.qualifiers, n.position, n.quantity
  from size_need n
    join part p on p.part_type_id = n.part_type_id and p.size = n.size;

create or replace view part_application as
  select market, model_id, part_type_id, part_id, y0, y1, engines, qualifiers, position, quantity,
    null::jsonb as fluid, true as takes
  from listed_application
  union all
  select n.market, n.model_id, n.part_type_id, p.id, n.y0, n.y1, n.engines,
    case when f.grade = any (n.may) then jsonb_build_array(jsonb_build_object('question', n.question,
      'value', f.grade, 'options', to_jsonb(n.may || 'none'::text))) end,
    p.position,
    -- A fiftieth that is missing is not worth another container.
    least(99, greatest(1, ceil(n.litres / p.litres - 0.02)))::smallint,
    jsonb_build_object('attribute', n.attribute, 'grade', f.grade, 'asked', n.grade, 'litres', n.litres,
      'takes', f.takes),
    f.takes
  from fluid_need n
    join part p on p.part_type_id = n.part_type_id
    cross join lateral (
      select p.attributes ->> n.attribute as grade,
        coalesce(p.attributes ->> n.attribute = any (n.grade || n.may), false) as takes
    ) f;
