import { useState } from 'react';
import { OptionRows } from '@/components/ui/fields/option-rows';
import { Segmented } from '@/components/ui/fields/segmented';
import { SwatchGroup } from '@/components/ui/fields/swatch-group';
import { TextField } from '@/components/ui/fields/text-field';
import { TileGroup } from '@/components/ui/fields/tile-group';
import { Sheet } from './specimen';

export function Choices() {
  const [delivery, setDelivery] = useState('ship');
  const [payment, setPayment] = useState('card');
  const [ears, setEars] = useState('pair');
  const [colour, setColour] = useState('rose');
  const [loss, setLoss] = useState('moderate');
  return (
    <Sheet title="Choices">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <OptionRows
          legend="Delivery method"
          name="delivery"
          value={delivery}
          onChange={setDelivery}
          options={[
            { value: 'ship', label: 'Ship', description: '2–4 days', aside: 'Free' },
            {
              value: 'pick-up',
              label: 'Pick up',
              description: 'Usually ready in 24 hours',
              aside: 'Free',
            },
            { value: 'drone', label: 'Not offered here', isDisabled: true },
          ]}
        />
        <OptionRows
          legend="Payment method"
          name="payment"
          value={payment}
          onChange={setPayment}
          options={[
            { value: 'card', label: 'Card', panel: <TextField label="Name on card" /> },
            { value: 'paypal', label: 'PayPal', description: 'You pay on their page' },
          ]}
        />
        <TileGroup
          legend="Ears"
          name="ears"
          value={ears}
          onChange={setEars}
          options={[
            { value: 'pair', label: 'Pair', description: 'Both ears' },
            { value: 'left-ear', label: 'Left ear', description: 'Blue', mark: 'left-ear' },
            { value: 'right-ear', label: 'Right ear', description: 'Red', mark: 'right-ear' },
          ]}
        />
        <SwatchGroup
          legend="Colour"
          name="colour"
          value={colour}
          onChange={setColour}
          options={[
            { value: 'silver', label: 'Silver', swatch: 'var(--color-birch-300)' },
            { value: 'graphite', label: 'Graphite', swatch: 'var(--color-spruce-600)' },
            { value: 'beige', label: 'Beige', swatch: 'var(--color-amber-100)' },
            { value: 'rose', label: 'Rose', swatch: 'var(--color-cranberry-300)' },
          ]}
        />
        <Segmented
          legend="Hearing loss"
          name="loss"
          value={loss}
          onChange={setLoss}
          options={[
            { value: 'none', label: 'No loss' },
            { value: 'mild', label: 'Mild loss' },
            { value: 'moderate', label: 'Moderate loss' },
          ]}
        />
        <TileGroup
          legend="Nothing chosen yet"
          name="unchosen"
          value={null}
          onChange={() => undefined}
          error="Please choose one"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </div>
    </Sheet>
  );
}
