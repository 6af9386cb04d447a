/** What somebody who works here is there for. */
export const staffRoles = ['owner', 'clinician', 'shop', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The id and name of whoever has the installation's shared password: nobody can say which person. */
export const sharedStaff = 'clinic';

/** What can be allowed to a role; every endpoint for staff names the one it asks for. */
export const staffPermissions = [
  /** The first page and one's own logins. */
  'today',
  /** Orders with names and addresses, without what is known of the buyer's hearing. */
  'orders.read',
  'orders.change',
  /** Hearing tests, sent files, questionnaires, what an order waits for, and the decision about it. */
  'health',
  /** Letters and chats: people write about their ears in them. */
  'messages',
  /** Booked calls and call-back requests: they are about somebody's hearing. */
  'calls',
  'returns',
  'subscriptions',
  'coupons',
  'gift-cards',
  'catalogue.read',
  /** Prices, stock, and whether something is sold. */
  'catalogue.change',
  /** Everything that was mailed, results of hearing tests among it. */
  'mails',
  'jobs',
  'status',
  'audit',
  /** Who works here, and everybody's logins. */
  'staff',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/** Each role has the least that its work needs. Texts are written in `content/` or in Strapi: an editor changes nothing here. */
const permissionsOf: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  owner: staffPermissions,
  clinician: ['today', 'orders.read', 'health', 'messages', 'calls'],
  shop: [
    ...(['today', 'orders.read', 'orders.change', 'returns', 'subscriptions'] as const),
    ...(['coupons', 'gift-cards', 'catalogue.read', 'catalogue.change'] as const),
  ],
  editor: ['today', 'catalogue.read'],
};

/** Whether somebody of this role may do this. */
export function mayStaff(role: StaffRole, permission: StaffPermission): boolean {
  return permissionsOf[role].includes(permission);
}

/** Every role that may do this, the owner first. */
export function rolesThatMay(permission: StaffPermission): StaffRole[] {
  return staffRoles.filter((role) => mayStaff(role, permission));
}

/**
 * How far a login is: `set_up` and `second_step` have shown a password alone, and open nothing but what is missing.
 */
export const loginStages = ['set_up', 'second_step', 'in'] as const;
export type LoginStage = (typeof loginStages)[number];
