import { Section } from '@/components/ui/text/section';

type NumberedStepsProps = { heading: string; steps: readonly string[] };

/** Numbered steps, side by side where there is space. */
export function NumberedSteps({ heading, steps }: NumberedStepsProps) {
  return (
    <Section band="plate">
      <h2 className="font-display text-3xl">{heading}</h2>
      <ol className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-3 lg:mt-12">
        {steps.map((step, index) => (
          <li key={step} className="border-t-[1.5px] border-ink pt-4">
            <span aria-hidden className="mb-3 block font-display text-2xl leading-none md:mb-9">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Section>
  );
}
