-- Names are kept by locale, so that a market may have several languages. Those by market code stay beside them for servers
-- of the release before, which read them while both run; a later release takes them away.
update category set names = names || coalesce(
  (select jsonb_object_agg(coalesce(m.locale, e.key), e.value)
   from jsonb_each(category.names) e left join market m on m.code = e.key), '{}');

update part_type set
  names = names || coalesce(
    (select jsonb_object_agg(coalesce(m.locale, e.key), e.value)
     from jsonb_each(part_type.names) e left join market m on m.code = e.key), '{}'),
  attributes = coalesce(
    (select jsonb_agg(a.value || jsonb_build_object('labels', coalesce(a.value -> 'labels', '{}') || coalesce(
        (select jsonb_object_agg(coalesce(m.locale, e.key), e.value)
         from jsonb_each(a.value -> 'labels') e left join market m on m.code = e.key), '{}')) order by a.ordinality)
     from jsonb_array_elements(part_type.attributes) with ordinality a), '[]');

update part set title = title || coalesce(
  (select jsonb_object_agg(coalesce(m.locale, e.key), e.value)
   from jsonb_each(part.title) e left join market m on m.code = e.key), '{}');

update facet_value set names = names || coalesce(
  (select jsonb_object_agg(coalesce(m.locale, e.key), e.value)
   from jsonb_each(facet_value.names) e left join market m on m.code = e.key), '{}');

update part_option set
  names = names || coalesce(
    (select jsonb_object_agg(coalesce(m.locale, e.key), e.value)
     from jsonb_each(part_option.names) e left join market m on m.code = e.key), '{}'),
  choices = coalesce(
    (select jsonb_agg(c.value || jsonb_build_object('names', coalesce(c.value -> 'names', '{}') || coalesce(
        (select jsonb_object_agg(coalesce(m.locale, e.key), e.value)
         from jsonb_each(c.value -> 'names') e left join market m on m.code = e.key), '{}')) order by c.ordinality)
     from jsonb_array_elements(part_option.choices) with ordinality c), '[]');
