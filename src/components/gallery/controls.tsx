import { useState } from 'react';
import { ArrowRight } from '@/components/icons/arrow-right';
import { LockKeyhole } from '@/components/icons/lock-keyhole';
import { Button, ButtonLink, GoLink } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { IconButton } from '@/components/ui/icon-button';
import { QuantityStepper } from '@/components/ui/fields/quantity-stepper';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { PasswordField, TextField } from '@/components/ui/fields/text-field';
import { TextLink } from '@/components/ui/text/text-link';
import { paths } from '@/domain/pages/paths';
import { asFocused, Row, Sheet } from './specimen';

export function Controls() {
  return (
    <>
      <Sheet title="Buttons">
        <Row label="Primary">
          <Button>Add to cart</Button>
          <Button className="bg-aurora-700">Hover</Button>
          <Button className={asFocused}>Focus</Button>
          <Button isBusy busyLabel="Subscribing...">
            Book my call
          </Button>
          <Button disabled>Checkout</Button>
          <Button size="lg">Pay now</Button>
        </Row>
        <Row label="Secondary">
          <Button variant="secondary">Book my call</Button>
          <Button variant="secondary" className={asFocused}>
            Focus
          </Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button variant="secondary" size="sm">
            Small, 44 px
          </Button>
          <GoLink href={paths.shop}>Next step</GoLink>
          <Button variant="quiet" size="sm">
            Remove
          </Button>
          <IconButton label="Next">
            <ArrowRight aria-hidden size={22} />
          </IconButton>
        </Row>
        <div className="dark bg-spruce-900 p-7">
          <Row label="On dark">
            <Button>Start the test</Button>
            <Button className={asFocused}>Focus</Button>
            <ButtonLink href={paths.hearingTest} variant="secondary">
              Upload a test
            </ButtonLink>
            <TextLink href={paths.hearingTest}>A text link</TextLink>
          </Row>
        </div>
      </Sheet>
      <Fields />
    </>
  );
}

function Fields() {
  const [quantity, setQuantity] = useState(2);
  return (
    <Sheet title="Fields">
      <div className="grid items-start gap-6 md:grid-cols-3">
        <TextField
          label="Email"
          type="email"
          placeholder="name@example.ca"
          hint="For your receipt and tracking."
        />
        <TextField
          label="City"
          defaultValue="Gander"
          inputClassName="outline-3 outline-offset-2 outline-focus border-ink"
        />
        <TextField
          label="Email in error"
          defaultValue="margaret@"
          error="Please enter valid email"
        />
        <SelectField
          label="Province"
          options={[
            { value: 'NL', label: 'Newfoundland and Labrador' },
            { value: 'AB', label: 'Alberta' },
          ]}
        />
        <SelectField
          label="Province in error"
          emptyLabel="Choose a province"
          error="Please choose a province"
          options={[{ value: 'AB', label: 'Alberta' }]}
        />
        <TextField label="Order number" defaultValue="10482" disabled />
        <PasswordField label="Password" defaultValue="winter" />
        <TextField
          label="Card number"
          defaultValue="4242 4242 4242 4242"
          adornment={<LockKeyhole aria-hidden size={20} />}
        />
        <TextAreaField label="Message" rows={2} />
        <div className="grid justify-items-start gap-2">
          <span className="text-sm font-semibold">Quantity</span>
          <QuantityStepper
            quantity={quantity}
            onIncrease={() => setQuantity(quantity + 1)}
            onDecrease={() => setQuantity(quantity - 1)}
            increaseLabel="Increase quantity of Charge-and-Go"
            decreaseLabel="Decrease quantity of Charge-and-Go"
          />
        </div>
        <div>
          <CheckboxField label="Email me news and offers" defaultChecked />
          <CheckboxField label="Text me news and offers" />
          <CheckboxField label="I agree" error="Please tick the box" />
          <CheckboxField label="Not available" disabled />
        </div>
      </div>
    </Sheet>
  );
}
