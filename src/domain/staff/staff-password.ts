/**
 * Shortest password that a member of staff may choose, in characters. Beside a second step NIST SP 800-63B-4 (3.1.1.2)
 * asks for 8; this area opens health records.
 */
export const minimumStaffPasswordLength = 12;

/** Longest one that is read. */
export const maximumStaffPasswordLength = 500;
