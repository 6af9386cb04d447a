import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AdjustmentStatus, HelpedAnswer } from '@/domain/devices/adjustment';
import type { ClaimKind, ClaimStatus } from '@/domain/devices/claim';
import type { DeviceModel, DeviceStatus, Ear } from '@/domain/devices/device';
import { localeOfPerson, moment } from './column-kinds';

/** Hearing aids by serial number: packed for an order, or registered by their owner. */
export const devices = pgTable(
  'devices',
  {
    id: text().primaryKey(),
    /** The first aid of this ear; a replacement has its cover. */
    originId: text('origin_id').notNull(),
    serial: text().notNull(),
    ear: text().$type<Ear>().notNull(),
    status: text().$type<DeviceStatus>().notNull(),
    /** No foreign key: with a hosted store the order is not in this database. */
    orderId: text('order_id'),
    lineId: text('line_id'),
    /** Counts the pieces of a line, from 0. */
    unit: integer().notNull().default(0),
    /** The account that registered it; null for an aid of an order. */
    accountId: text('account_id'),
    model: jsonb().$type<DeviceModel>().notNull(),
    /** Dome, filter and who set it: sealed, because it is about an ear. */
    sealedCare: text('sealed_care').notNull(),
    /** The uploaded proof of purchase. */
    proofFileId: text('proof_file_id'),
    /** Calendar day of a purchase elsewhere. */
    boughtOn: text('bought_on'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // A registration reserves nothing before staff have seen its proof.
    uniqueIndex('devices_serial')
      .on(table.serial)
      .where(sql`${table.status} in ('in_use', 'replaced', 'lost')`),
    index('devices_order_id').on(table.orderId),
    index('devices_account_id').on(table.accountId),
    index('devices_origin_id').on(table.originId),
    index('devices_status').on(table.status, table.createdAt, table.id),
  ],
);

/** Reports of faults, damage and losses. */
export const deviceClaims = pgTable(
  'device_claims',
  {
    id: text().primaryKey(),
    deviceId: text('device_id')
      .notNull()
      .references(() => devices.id),
    originId: text('origin_id').notNull(),
    accountId: text('account_id').notNull(),
    kind: text().$type<ClaimKind>().notNull(),
    status: text().$type<ClaimStatus>().notNull(),
    isOpen: boolean('is_open').notNull(),
    steps: jsonb().notNull(),
    /** Taps, words and photos of the customer: people write about their hearing. */
    sealedReport: text('sealed_report').notNull(),
    sealedNote: text('sealed_note'),
    /** Whole cents. */
    fee: integer().notNull(),
    feePaidAt: moment('fee_paid_at'),
    /** The charge to the customer's card, in `payments`; null when the fee was paid in another way. */
    feePaymentId: text('fee_payment_id'),
    label: jsonb(),
    parcel: jsonb(),
    /** The printed label of what we send: a PDF in base64 with a name and an address. */
    sealedParcelLabel: text('sealed_parcel_label'),
    locale: localeOfPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('device_claims_account_id').on(table.accountId),
    index('device_claims_origin_id').on(table.originId),
    index('device_claims_created_at').on(table.isOpen, table.createdAt, table.id),
    uniqueIndex('device_claims_one_open')
      .on(table.originId)
      .where(sql`${table.isOpen}`),
  ],
);

/** Requests to change the sound, with what was changed. */
export const deviceAdjustments = pgTable(
  'device_adjustments',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    /** The order of the aids that they wear; null for aids bought elsewhere. No foreign key, as in `devices`. */
    orderId: text('order_id'),
    status: text().$type<AdjustmentStatus>().notNull(),
    /** What the customer notices, where and in which ear. */
    sealedRequest: text('sealed_request').notNull(),
    /** What we changed and wrote. */
    sealedAnswer: text('sealed_answer'),
    staffName: text('staff_name'),
    conversationId: text('conversation_id').notNull(),
    changedAt: moment('changed_at'),
    /** When the mail that asks whether it helped was queued. */
    askedAt: moment('asked_at'),
    helped: text().$type<HelpedAnswer>(),
    locale: localeOfPerson(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('device_adjustments_account_id').on(table.accountId, table.createdAt),
    index('device_adjustments_order_id').on(table.orderId, table.createdAt),
    index('device_adjustments_status').on(table.status, table.createdAt, table.id),
    index('device_adjustments_to_ask')
      .on(table.changedAt)
      .where(sql`${table.status} = 'changed' and ${table.askedAt} is null`),
  ],
);
