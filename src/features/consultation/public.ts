/**
 * The consultation's interface for the shell. Light enough for every page: the popup itself is loaded when it is due.
 */
export { ConsultationDoor } from './consultation-door';
/** Keeps the popup away for a day, for example after an order. */
export { stampPopup as restPopup } from './popup-rest';
