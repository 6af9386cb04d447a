import { Check } from '@/components/icons/check';

/** The badge on the corner of a chosen tile or swatch. It is outside the content, so it covers nothing. */
export function ChosenTick() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute -top-2.5 -right-2.5 hidden size-6.5 place-items-center rounded-full border-2 border-page bg-aurora-700 text-white peer-checked:grid"
    >
      <Check size={15} strokeWidth={3.5} />
    </span>
  );
}
