import { array, number, string, type Schema } from 'yup';
import { techLevels, type TechLevel } from './tech-levels';

/** The catalogue's values of a product, by the attribute's id. */
export type Attributes = Readonly<Record<string, string | number | readonly string[]>>;

/** One value for each tech level. */
export type PerLevel<Value> = Readonly<Record<TechLevel, Value>>;

/**
 * Facts that people ask for before they buy a hearing aid. Null means unknown, and then no page mentions it. The
 * catalogue stores them as attributes of the product (docs/placeholders.md), so that a shop owner can change them
 * there.
 */
export type AidFacts = {
  /** Contents of every box, with one aid or a pair, by catalogue name: attribute `in_the_box`. */
  inTheBox: readonly string[];
  /** Hours of use per charge: `battery_hours`. */
  batteryHours: number | null;
  /** Hours of a full charge: `charging_hours`. */
  chargingHours: number | null;
  /** Protection against water and dust by IEC 60529, such as `IP68`: `water_rating`. */
  waterRating: string | null;
  /** Weight of one aid: `weight_grams`. */
  weightGrams: number | null;
  /** Calls and TV by Bluetooth: `bluetooth`. */
  bluetooth: PerLevel<boolean> | null;
  /** `telecoil`. */
  telecoil: boolean | null;
  /** The greatest hearing loss it can serve, in dB HL: `fitting_range_db`. */
  fittingRangeDb: PerLevel<number> | null;
  /** Whether a phone app is needed: `app_needed`. */
  appNeeded: boolean | null;
};

const names = array(string().required()).required();
const amount = number().positive().required();
const words = string().trim().min(1).required();
const yesNo = string().oneOf(['yes', 'no']).required();

/**
 * Reads the facts of a hearing aid from its attributes. An attribute that ends with a level's id
 * (`fitting_range_db_premium`) applies to that level instead. An invalid value counts as unknown.
 */
export function aidFactsOf(attributes: Attributes): AidFacts {
  const read = <Value>(schema: Schema<Value>, id: string): Value | null => {
    const value: unknown = attributes[id];
    return schema.isValidSync(value, { strict: true }) ? value : null;
  };
  const perLevel = <Value>(schema: Schema<Value>, id: string): PerLevel<Value> | null => {
    const [basic, advanced, premium] = techLevels.map(
      (level) => read(schema, `${id}_${level}`) ?? read(schema, id),
    );
    if (isNothing(basic) || isNothing(advanced) || isNothing(premium)) return null;
    return { basic, advanced, premium };
  };
  const isYes = (id: string) => isYesWord(read(yesNo, id));
  const bluetooth = perLevel(yesNo, 'bluetooth');
  return {
    inTheBox: read(names, 'in_the_box') ?? [],
    batteryHours: read(amount, 'battery_hours'),
    chargingHours: read(amount, 'charging_hours'),
    waterRating: read(words, 'water_rating'),
    weightGrams: read(amount, 'weight_grams'),
    bluetooth: bluetooth && {
      basic: bluetooth.basic === 'yes',
      advanced: bluetooth.advanced === 'yes',
      premium: bluetooth.premium === 'yes',
    },
    telecoil: isYes('telecoil'),
    fittingRangeDb: perLevel(amount, 'fitting_range_db'),
    appNeeded: isYes('app_needed'),
  };
}

/** Groups the levels that share a value of a fact, in order: `[[60, [basic, advanced]], [70, [premium]]]`. */
export function levelsByValue<Value>(fact: PerLevel<Value>): [Value, TechLevel[]][] {
  const groups = new Map<Value, TechLevel[]>();
  for (const level of techLevels) {
    groups.set(fact[level], [...(groups.get(fact[level]) ?? []), level]);
  }
  return [...groups];
}

function isNothing<Value>(value: Value | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}

function isYesWord(word: string | null): boolean | null {
  return word === null ? null : word === 'yes';
}
