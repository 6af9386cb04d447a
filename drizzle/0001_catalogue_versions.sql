-- Whoever changes the catalogue, by the engine or by hand, thereby tells every cache of it.
create function catalogue_changed() returns trigger language plpgsql as $$
begin
  insert into catalogue_state (id, version) values (1, nextval('catalogue_versions'))
  on conflict (id) do update set version = excluded.version;
  return null;
end
$$;
--> statement-breakpoint
create trigger catalogue_products_changed after insert or update or delete on catalogue_products
  for each statement execute function catalogue_changed();
--> statement-breakpoint
create trigger catalogue_categories_changed after insert or update or delete on catalogue_categories
  for each statement execute function catalogue_changed();
--> statement-breakpoint
create trigger catalogue_attributes_changed after insert or update or delete on catalogue_attributes
  for each statement execute function catalogue_changed();
--> statement-breakpoint
insert into catalogue_state (id, version) values (1, nextval('catalogue_versions'));
