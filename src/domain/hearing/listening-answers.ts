import { boolean, number, object, string } from 'yup';
import {
  headphoneModels,
  volumeSteps,
  type HeadphoneModel,
  type VolumeStep,
} from '../audiometry/headphones';
import { helperSchema, type Helper } from '../audiometry/helper/helper';
import { earSides, type EarSide } from '../audiometry/test-result';

/** A helper may fill in the screens; the tested person presses the button. */
const listeners = ['me', 'other'] as const;
export type Listener = (typeof listeners)[number];

const headphoneKinds = ['wired', 'wireless'] as const;
export type HeadphoneKind = (typeof headphoneKinds)[number];

/** Answers given before the built-in test; the result screen receives them with the result. */
export type ListeningAnswers = {
  listener: Listener;
  /** Loud noise within the last day may have dulled the hearing for now. */
  hadLoudNoise: boolean;
  /** Everyday sounds hurt: every tone stays softer. */
  isSensitive: boolean;
  /** Null when both seem the same. */
  betterEar: EarSide | null;
  headphoneKind: HeadphoneKind;
  /** Headphone model with published values, and the volume they are known for; null when either is unknown. */
  headphoneModel: HeadphoneModel | null;
  volumeStep: VolumeStep | null;
  /** A person with good hearing who takes the test afterwards on the same device; null without one. */
  helper: Helper | null;
};

export const listeningAnswersSchema = object({
  listener: string().oneOf(listeners).required(),
  hadLoudNoise: boolean().required(),
  isSensitive: boolean().required(),
  betterEar: string().oneOf(earSides).nullable().defined(),
  headphoneKind: string().oneOf(headphoneKinds).required(),
  headphoneModel: string().oneOf(headphoneModels).nullable().defined(),
  volumeStep: number<VolumeStep>().oneOf(volumeSteps).nullable().defined(),
  helper: helperSchema.nullable().default(null),
});
