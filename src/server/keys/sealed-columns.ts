import { object, string } from 'yup';
import { codeColumns, codeMark, codePlaceOf, type CodeColumn } from '../codes/kept-codes';
import { namePlaceOf, textPlaceOf } from '../conversations/conversation-rows';
import type { SqlParameter } from '../db/database';
import { sheetPlaceOf, signaturePlaceOf } from '../fittings/sheet-rows';
import { callNotePlaceOf } from '../call-notes/call-notes';
import {
  answerPlaceOf as adjustmentAnswerPlaceOf,
  requestPlaceOf,
} from '../devices/adjustment-rows';
import { claimNotePlaceOf, parcelLabelPlaceOf, reportPlaceOf } from '../devices/claim-rows';
import { carePlaceOf } from '../devices/device-rows';
import { resultPlaceOf } from '../hearing-tests/result-rows';
import { reviewPlaceOf } from '../hearing-tests/reviews';
import { labelPlaceOf } from '../labels/label-rows';
import { nameMarks } from '../base/name-marks';
import { answersPlaceOf } from '../questionnaires/questionnaires';
import { mainReasonPlaceOf } from '../returns/main-reasons';
import { notePlaceOf, reasonPlaceOf } from '../returns/return-rows';
import type { Sealer } from '../base/sealing';
import { secretPlaceOf } from '../staff/authenticators';
import { answerPlaceOf, goalsPlaceOf, valuesPlaceOf } from '../sixty-days/trial-records';
import { phoneMarksOf, phonePlaceOf } from '../texts/text-numbers';
import { fileNamePlaceOf } from '../uploads/upload-rows';

/** A column with sealed text. The names become part of statements: only these are used. */
export type SealedColumn = {
  table: string;
  column: string;
  /** The column its place is made from; `id` by default. */
  idColumn?: string;
  placeOf: (id: string) => string;
  /** Columns with fingerprints of the text, which depend on the key too. */
  marksOf?: (sealer: Sealer, text: string) => Readonly<Record<string, SqlParameter>>;
};

const resultText = object({ name: string().default('') });

function resultMarks(sealer: Sealer, text: string) {
  const { name } = resultText.validateSync(JSON.parse(text));
  return { name_marks: nameMarks(sealer, name) };
}

function sealedCodesOf(place: CodeColumn): SealedColumn {
  return {
    table: place.table,
    column: place.sealedColumn,
    placeOf: (id) => codePlaceOf(place, id),
    marksOf: (sealer, code) => ({ [place.column]: codeMark(sealer, place, code) }),
  };
}

/** Every sealed column; a test compares it with the schema. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'order_returns', column: 'sealed_reason', placeOf: reasonPlaceOf },
  { table: 'order_returns', column: 'sealed_main_reason', placeOf: mainReasonPlaceOf },
  { table: 'order_returns', column: 'sealed_note', placeOf: notePlaceOf },
  {
    table: 'conversations',
    column: 'sealed_name',
    placeOf: namePlaceOf,
    marksOf: (sealer, text) => ({ name_marks: nameMarks(sealer, text) }),
  },
  { table: 'devices', column: 'sealed_care', placeOf: carePlaceOf },
  { table: 'device_claims', column: 'sealed_report', placeOf: reportPlaceOf },
  { table: 'device_claims', column: 'sealed_note', placeOf: claimNotePlaceOf },
  { table: 'device_claims', column: 'sealed_parcel_label', placeOf: parcelLabelPlaceOf },
  { table: 'device_adjustments', column: 'sealed_request', placeOf: requestPlaceOf },
  {
    table: 'device_adjustments',
    column: 'sealed_answer',
    placeOf: adjustmentAnswerPlaceOf,
  },
  { table: 'conversation_messages', column: 'sealed_text', placeOf: textPlaceOf },
  { table: 'uploads', column: 'sealed_name', placeOf: fileNamePlaceOf },
  { table: 'questionnaires', column: 'sealed_answers', placeOf: answersPlaceOf },
  { table: 'hearing_results', column: 'sealed', placeOf: resultPlaceOf, marksOf: resultMarks },
  { table: 'fitting_sheets', column: 'sealed', placeOf: sheetPlaceOf },
  { table: 'fitting_sheets', column: 'sealed_signature', placeOf: signaturePlaceOf },
  { table: 'hearing_reviews', column: 'sealed_note', placeOf: reviewPlaceOf },
  { table: 'order_events', column: 'sealed_text', placeOf: (id) => `order_events.text:${id}` },
  {
    table: 'shipment_labels',
    column: 'sealed_pdf',
    idColumn: 'shipment_id',
    placeOf: labelPlaceOf,
  },
  { table: 'sent_mails', column: 'sealed', placeOf: (id) => id },
  { table: 'staff_authenticators', column: 'sealed_secret', placeOf: secretPlaceOf },
  { table: 'day_page_answers', column: 'sealed_answer', placeOf: answerPlaceOf },
  { table: 'benefit_goals', column: 'sealed_goals', placeOf: goalsPlaceOf },
  { table: 'benefit_records', column: 'sealed_values', placeOf: valuesPlaceOf },
  { table: 'call_notes', column: 'sealed_note', placeOf: callNotePlaceOf },
  {
    table: 'text_numbers',
    column: 'sealed_phone',
    placeOf: phonePlaceOf,
    marksOf: phoneMarksOf,
  },
  ...Object.values(codeColumns).map(sealedCodesOf),
];
