/** How other features keep what they read of one customer. */
export { createRecordStore, type RecordView } from './record-store';
