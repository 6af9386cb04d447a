/** Roles of our staff. */
export const staffRoles = ['owner', 'clinician', 'shop', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Id and name for logins with the installation's shared password, which cannot be tied to one person. */
export const sharedStaff = 'clinic';

/** Permissions of roles; every staff endpoint names the one it requires. */
export const staffPermissions = [
  /** The first page and one's own logins. */
  'today',
  /** Orders with names and addresses, without information about the buyer's hearing. */
  'orders.read',
  'orders.change',
  /** Hearing tests, sent files, questionnaires, hold reasons of orders and the decision about them. */
  'health',
  /** Letters and chats, in which people write about their hearing. */
  'messages',
  /** Booked calls and call-back requests: they are about somebody's hearing. */
  'calls',
  /** Figures of how people do with their hearing aids; nobody is named. */
  'outcomes',
  'returns',
  /** Public reviews of hearing aids: to answer, and to hide abuse. */
  'reviews',
  'subscriptions',
  'coupons',
  'gift-cards',
  'catalogue.read',
  /** Prices, stock, and whether something is sold. */
  'catalogue.change',
  /** Everything that was mailed, including results of hearing tests. */
  'mails',
  'jobs',
  'status',
  'audit',
  /** The staff members and everybody's logins. */
  'staff',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/**
 * Each role has the fewest permissions that its work needs. Texts are written in `content/` or in Strapi: an editor
 * changes nothing here.
 */
const permissionsOf: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  owner: staffPermissions,
  clinician: ['today', 'orders.read', 'health', 'messages', 'calls', 'outcomes', 'reviews'],
  shop: [
    ...(['today', 'orders.read', 'orders.change', 'returns', 'reviews'] as const),
    ...(['subscriptions', 'coupons', 'gift-cards', 'catalogue.read', 'catalogue.change'] as const),
  ],
  editor: ['today', 'catalogue.read'],
};

/** Whether this role has the permission. */
export function mayStaff(role: StaffRole, permission: StaffPermission): boolean {
  return permissionsOf[role].includes(permission);
}

/** All roles with the permission, the owner first. */
export function rolesThatMay(permission: StaffPermission): StaffRole[] {
  return staffRoles.filter((role) => mayStaff(role, permission));
}

/**
 * Stages of a login: `set_up` and `second_step` have only a correct password, and give access to nothing but the
 * missing step.
 */
export const loginStages = ['set_up', 'second_step', 'in'] as const;
export type LoginStage = (typeof loginStages)[number];
