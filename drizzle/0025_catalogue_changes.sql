ALTER TABLE "catalogue_products" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "base" integer DEFAULT nextval('catalogue_versions') NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_stock" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_products_changed_in" ON "catalogue_products" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "catalogue_stock_changed_in" ON "catalogue_stock" USING btree ("changed_in");--> statement-breakpoint
create function changed_in_this() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;
--> statement-breakpoint
create trigger catalogue_products_stamped before insert or update on catalogue_products
  for each row execute function changed_in_this();
--> statement-breakpoint
create trigger catalogue_stock_stamped before insert or update on catalogue_stock
  for each row execute function changed_in_this();
--> statement-breakpoint
create function catalogue_rebased() returns trigger language plpgsql as $$
begin
  update catalogue_state set version = nextval('catalogue_versions'), base = nextval('catalogue_versions');
  return null;
end
$$;
--> statement-breakpoint
create trigger catalogue_products_deleted after delete or truncate on catalogue_products
  for each statement execute function catalogue_rebased();
--> statement-breakpoint
create trigger catalogue_stock_deleted after delete or truncate on catalogue_stock
  for each statement execute function catalogue_rebased();
