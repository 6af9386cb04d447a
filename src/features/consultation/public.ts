/** What the shell may use of the consultation. Light enough for every page: the popup itself is loaded when it is due. */
export { ConsultationDoor } from './consultation-door';
