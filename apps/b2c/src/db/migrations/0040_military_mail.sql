-- ZIP codes of military mail, for shops that were seeded before the seed had them. A database that is seeded later, or has
-- no codes of the United States, gets none here.
insert into postal_geo (market, prefix, city, region, lat, lng)
select 'us', prefix, city, region, lat, lng
from (values
  ('09', 'APO', 'AE', 49.4, 7.6),
  ('095', 'FPO', 'AE', 37.4, 24.5),
  ('340', 'APO', 'AA', 14.4, -87.6),
  ('962', 'APO', 'AP', 37.0, 127.0),
  ('963', 'APO', 'AP', 35.7, 139.3),
  ('964', 'FPO', 'AP', 14.8, 120.3),
  ('965', 'APO', 'AP', 26.3, 127.8),
  ('966', 'FPO', 'AP', 20.0, 160.0)
) as military (prefix, city, region, lat, lng)
where exists (select 1 from postal_geo where market = 'us')
on conflict (market, prefix) do nothing;
