-- What a vehicle takes of a fluid: a grade, and how much of it. A fluid has no lines of its own in the catalogue, since
-- one oil would have thousands: it is matched to what the vehicles of a model need.
create table fluid_need (
  id int primary key,
  market text not null references market (code),
  model_id int not null references model (id),
  part_type_id int not null references part_type (id),
  y0 smallint not null,
  y1 smallint not null check (y1 >= y0),
  engines int[],
  -- The attribute of a part that tells its grade.
  attribute text not null,
  -- The one that the manual asks for.
  grade text not null,
  -- Those that the manual may allow as well, and the question that settles it.
  may text[] not null default '{}',
  question text check (question is not null or cardinality(may) = 0),
  litres real not null check (litres > 0)
);
create index fluid_need_shelf on fluid_need (model_id, part_type_id, y0, y1);

-- What a container holds; null for what is not sold by volume.
alter table part add column litres real check (litres > 0);

-- `takes`: whether the vehicles take it, be it after an answer. A line of the catalogue says so by being there.
create view part_application as
  select market, model_id, part_type_id, part_id, y0, y1, engines, qualifiers, position, quantity,
    null::jsonb as fluid, true as takes
  from application
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
