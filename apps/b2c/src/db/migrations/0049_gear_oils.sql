-- Readers of the view lock it before the tables below it. So does this, first of all: else one that waits for the view would
-- hold what the next statement waits for, and one of the two would fail.
alter view part_application owner to current_user;

-- A vehicle may take a fluid at more places than one, each another grade: where, and what only the owner knows of whether the car
-- has it ({question, value, options} each, as of an application). Null where there is one place, and every car has it.
alter table fluid_need add column place text, add column qualifiers jsonb;

create or replace view part_application as
  select market, model_id, part_type_id, part_id, y0, y1, engines, qualifiers, position, quantity,
    null::jsonb as fluid, true as takes
  from listed_application
  union all
  select n.market, n.model_id, n.part_type_id, p.id, n.y0, n.y1, n.engines,
    case when f.grade = any (n.may) then coalesce(n.qualifiers, '[]'::jsonb) || jsonb_build_object('question', n.question,
      'value', f.grade, 'options', to_jsonb(n.may || 'none'::text)) else n.qualifiers end,
    p.position,
    -- A fiftieth that is missing is not worth another container.
    least(99, greatest(1, ceil(n.litres / p.litres - 0.02)))::smallint,
    jsonb_build_object('attribute', n.attribute, 'grade', f.grade, 'asked', n.grade, 'litres', n.litres,
      'approval', n.approval, 'meets', f.meets, 'takes', f.takes and f.meets, 'place', n.place),
    f.takes and f.meets
  from fluid_need n
    join part p on p.part_type_id = n.part_type_id
    cross join lateral (
      select p.attributes ->> n.attribute as grade,
        coalesce(p.attributes ->> n.attribute = any (n.grade || n.may), false) as takes,
        n.approval is null or coalesce(n.approval = any (string_to_array(p.attributes ->> 'approvals', ' ')), false) as meets
    ) f;
