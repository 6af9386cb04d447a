import type { AccountSummary } from '@/domain/account';
import type { Product, ProductKind } from '@/domain/catalogue';
import type { Order } from '@/domain/order';
import type { Shipment } from '@/domain/shipment';

/** What pages read about products. Answers work while the site is built, without a database. */
export interface Catalogue {
  /** Active products of one kind, in shop order. */
  listProducts(kind: ProductKind): Promise<Product[]>;
  /** Null for unknown and inactive products. */
  findProduct(slug: string): Promise<Product | null>;
}

/** What mail, admin and labels read about orders. */
export interface Orders {
  /** By id; null when there is none. */
  findOrder(orderId: string): Promise<Order | null>;
  /** The parcels of an order, oldest first. */
  shipmentsOf(orderId: string): Promise<readonly Shipment[]>;
}

/** Whom a session stands for: a customer who is logged in, or a guest. */
export type Visitor = {
  /** The id the browser sends, as it came. */
  session: string;
  account: AccountSummary | null;
};

/** Tells our own endpoints who calls. */
export interface Visitors {
  /** Null for an id that is forged, expired, replaced by a login or logout, or was never used for anything. */
  identify(session: string): Promise<Visitor | null>;
}
