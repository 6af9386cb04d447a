import type accessories from './en-US/accessories.json';
import type accessoryItems from './en-US/accessory-items.json';
import type account from './en-US/account.json';
import type auth from './en-US/auth.json';
import type carePlan from './en-US/care-plan.json';
import type cart from './en-US/cart.json';
import type catalogue from './en-US/catalogue.json';
import type checkoutSuccess from './en-US/checkout-success.json';
import type checkout from './en-US/checkout.json';
import type dataExport from './en-US/data-export.json';
import type errors from './en-US/errors.json';
import type fields from './en-US/fields.json';
import type hearingTake from './en-US/hearing-take.json';
import type hearingUpload from './en-US/hearing-upload.json';
import type home from './en-US/home.json';
import type mail from './en-US/mail.json';
import type meta from './en-US/meta.json';
import type orders from './en-US/orders.json';
import type product from './en-US/product.json';
import type receipt from './en-US/receipt.json';
import type returns from './en-US/returns.json';
import type sandbox from './en-US/sandbox.json';
import type shell from './en-US/shell.json';
import type shop from './en-US/shop.json';
import type subscriptions from './en-US/subscriptions.json';
import type ui from './en-US/ui.json';

import type consents from './en-US/consents.json';
import type news from './en-US/news.json';
import type privacy from './en-US/privacy.json';
/** One file a namespace; English is the shape every other locale has to fill. */
export type Messages = {
  accessories: typeof accessories;
  'accessory-items': typeof accessoryItems;
  account: typeof account;
  auth: typeof auth;
  'care-plan': typeof carePlan;
  cart: typeof cart;
  catalogue: typeof catalogue;
  'checkout-success': typeof checkoutSuccess;
  checkout: typeof checkout;
  'data-export': typeof dataExport;
  errors: typeof errors;
  fields: typeof fields;
  'hearing-take': typeof hearingTake;
  'hearing-upload': typeof hearingUpload;
  home: typeof home;
  mail: typeof mail;
  meta: typeof meta;
  orders: typeof orders;
  product: typeof product;
  receipt: typeof receipt;
  returns: typeof returns;
  sandbox: typeof sandbox;
  shell: typeof shell;
  shop: typeof shop;
  subscriptions: typeof subscriptions;
  ui: typeof ui;
  consents: typeof consents;
  news: typeof news;
  privacy: typeof privacy;
};

export type Namespace = keyof Messages;

/** Messages of some namespaces, as a provider takes them. */
export type SomeMessages = Partial<Messages>;
