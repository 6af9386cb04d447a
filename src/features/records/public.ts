/** Store for features that read records of one customer. */
export { createRecordStore, type RecordView } from './record-store';
