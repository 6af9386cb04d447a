import {
  ChoiceGroup,
  tileRadioLook,
  useChoiceIds,
  type Choice,
  type ChoiceGroupProps,
} from './choice-group';
import { ChosenTick } from './chosen-tick';
import { Fragment } from 'react';
import { cx } from '../cx';
import { EarMark, type Ear } from '../pictures/ear-mark';

type TileOption<Value extends string = string> = Choice<Value> & {
  /** The ear whose mark the choice shows. */
  mark?: Ear;
  /** Words above this tile, where a group of them begins. */
  groupHeading?: string;
};

type TileGroupProps<Value extends string> = ChoiceGroupProps<Value, TileOption<Value>> & {
  /** Grid classes for the tiles, by the width of the container; `evenTiles` by default. */
  tilesClassName?: string;
};

/** As many in a row as fit; three are either all in one row or each in its own, so that none is left alone. */
const evenTiles = (count: number) =>
  count === 3
    ? 'grid-cols-1 @min-[26rem]:grid-cols-3'
    : 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]';

/** Short choices side by side. */
export function TileGroup<Value extends string>({
  name,
  value,
  onChange,
  options,
  tilesClassName = evenTiles(options.length),
  ...frame
}: TileGroupProps<Value>) {
  const idsOf = useChoiceIds();
  return (
    <ChoiceGroup {...frame}>
      {/* Measured in letters, also where a reader has made these larger. */}
      <div className="@container">
        <div className={cx('grid gap-3', tilesClassName)}>
          {options.map((option) => {
            const ids = idsOf(option.value);
            return (
              <Fragment key={option.value}>
                {option.groupHeading && (
                  <p className="col-span-full font-medium text-ink-soft not-first:mt-3">
                    {option.groupHeading}
                  </p>
                )}
                <label className="relative grid min-h-18 content-center px-4.5 py-3.5 text-ink dark:text-birch-50">
                  <input
                    type="radio"
                    name={name}
                    value={option.value}
                    checked={option.value === value}
                    disabled={option.isDisabled}
                    onChange={() => onChange(option.value)}
                    aria-labelledby={ids.label}
                    aria-describedby={option.description ? ids.description : undefined}
                    className={tileRadioLook}
                  />
                  <span
                    id={ids.label}
                    className="pointer-events-none relative leading-snug font-semibold"
                  >
                    {option.label}
                  </span>
                  {(option.description || option.mark) && (
                    <span className="pointer-events-none relative flex items-center gap-2 text-xs leading-snug text-ink-soft">
                      {option.mark && <EarMark ear={option.mark} />}
                      {option.description && <span id={ids.description}>{option.description}</span>}
                    </span>
                  )}
                  <ChosenTick />
                </label>
              </Fragment>
            );
          })}
        </div>
      </div>
    </ChoiceGroup>
  );
}
