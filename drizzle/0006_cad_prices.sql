-- A shop that was opened with one price list gets the second one: each price it was seeded with has its Canadian
-- twin. What somebody has priced otherwise since is left out, and so not sold in CAD until it has a price there.
create function pg_temp.with_cad(sold jsonb) returns jsonb language sql as $$
  select case when sold ? 'otherPrices' or cad is null then sold
    else sold || jsonb_build_object('otherPrices', jsonb_build_object('CAD', jsonb_build_object('price', cad, 'salePrice', null))) end
  from (select case (sold ->> 'price')::int
    when 9900 then 12900 when 14900 then 19900 when 19900 then 26900 when 24900 then 32900 when 29900 then 39900
    when 75000 then 100000 when 150000 then 200000 when 300000 then 400000
    when 200000 then 270000 when 400000 then 540000 end as cad) as twin
$$;
--> statement-breakpoint
update catalogue_products set data = pg_temp.with_cad(data) || jsonb_build_object('variants',
  (select coalesce(jsonb_agg(pg_temp.with_cad(variant) order by place), '[]')
   from jsonb_array_elements(data -> 'variants') with ordinality as listed (variant, place)));
