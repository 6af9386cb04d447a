import { Sheet } from './specimen';

const colours = [
  ['Birch 50', 'bg-birch-50', 'Page'],
  ['Plate', 'bg-plate', 'Pictures, hero'],
  ['Birch 200', 'bg-birch-200', 'Strong panel'],
  ['Birch 300', 'bg-birch-300', 'Hairline'],
  ['Birch 500', 'bg-birch-500', 'Control border'],
  ['White', 'bg-white', 'Fields, rows'],
  ['Spruce 900', 'bg-spruce-900', 'Ink, primary'],
  ['Spruce 600', 'bg-spruce-600', 'Second text'],
  ['Spruce 700', 'bg-spruce-700', 'Line on dark'],
  ['Aurora 700', 'bg-aurora-700', 'Links, chosen'],
  ['Aurora 600', 'bg-aurora-600', 'Focus, progress'],
  ['Aurora 300', 'bg-aurora-300', 'Accent on dark'],
  ['Amber 500', 'bg-amber-500', 'Highlight line'],
  ['Amber 100', 'bg-amber-100', 'Attention'],
  ['Cranberry 700', 'bg-cranberry-700', 'Error'],
  ['Cranberry 100', 'bg-cranberry-100', 'Error tint'],
  ['Ear right', 'bg-ear-right', 'Right ear only'],
  ['Ear left', 'bg-ear-left', 'Left ear only'],
] as const;

const faces = [
  ['5xl', 'font-display text-5xl', 'Hear again'],
  ['4xl, h1', 'font-display text-4xl', 'Fifteen quiet minutes'],
  ['3xl, h2', 'font-display text-3xl', 'Three levels of help'],
  ['2xl, h3, prices', 'font-display text-2xl', '$1,500.00 per ear'],
  ['xl', 'text-xl font-semibold', 'Talk it through'],
  ['lg', 'text-lg', 'Rechargeable hearing aids, set up for your own hearing.'],
  ['base', 'text-base', 'We set your aids to your test before they ship. Il1 O0 rn m.'],
  ['sm', 'text-sm font-semibold', 'Label and nav'],
  ['xs', 'text-xs text-ink-soft', 'Hint, caption, table cell'],
] as const;

export function Foundations() {
  return (
    <>
      <Sheet title="Colour">
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-6">
          {colours.map(([name, colour, use]) => (
            <li key={name} className="text-xs leading-snug">
              <span className={`mb-2 block h-22 border border-line ${colour}`} />
              <b>{name}</b>
              <br />
              <span className="text-ink-soft">{use}</span>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet title="Type">
        <dl className="divide-y divide-line">
          {faces.map(([name, look, text]) => (
            <div key={name} className="grid items-baseline gap-2 py-3.5 md:grid-cols-[13rem_1fr]">
              <dt className="text-xs text-ink-soft">{name}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
