/**
 * Shortest password for a staff member, in characters. With a second step, NIST SP 800-63B-4 (3.1.1.2) asks for 8; this
 * area opens health records.
 */
export const minimumStaffPasswordLength = 12;

/** Longest accepted password. */
export const maximumStaffPasswordLength = 500;
