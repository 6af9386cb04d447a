import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { Button } from '../button';
import { CheckboxField } from './checkbox-field';
import { ErrorSummary } from './error-summary';
import { OptionRows } from './option-rows';
import { Segmented } from './segmented';
import { SelectField } from './select-field';
import { SwatchGroup } from './swatch-group';
import { PasswordField, TextField } from './text-field';
import { TileGroup } from './tile-group';

describe('fields', () => {
  it('tie label, error and hint to the control', () => {
    render(<TextField label="Email" hint="For your receipt." error="Please enter valid email" />);
    const field = screen.getByLabelText('Email');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please enter valid email For your receipt.');
  });

  it('are valid and undescribed when there is nothing to say', () => {
    render(<TextField label="City" />);
    expect(screen.getByLabelText('City')).toBeValid();
    expect(screen.getByLabelText('City')).not.toHaveAttribute('aria-describedby');
  });

  it('show a password on request and keep what was typed', async () => {
    renderScreen(<PasswordField label="Password" />, { ui });
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'winter');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('winter');
  });

  it('offer an empty line in a select only when asked for', () => {
    const options = [{ value: 'AB', label: 'Alberta' }];
    const { rerender } = render(<SelectField label="Province" options={options} />);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    rerender(<SelectField label="Province" options={options} emptyLabel="Choose" />);
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});

const groups = { OptionRows, TileGroup, Segmented };
const sizes = [
  { value: 'regular', label: 'Regular', description: 'under 25 mm' },
  { value: 'large', label: 'Large', description: 'over 25 mm' },
] as const;

describe.each(Object.entries(groups))('%s', (_, Group) => {
  function Form() {
    const [size, setSize] = useState<'regular' | 'large'>('regular');
    return (
      <Group legend="Receiver" name="receiver" value={size} onChange={setSize} options={sizes} />
    );
  }

  it('is a radio group named by its legend, with options named by their label alone', async () => {
    render(<Form />);
    expect(screen.getByRole('radiogroup', { name: 'Receiver' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Regular' })).toBeChecked();
    await userEvent.click(screen.getByText('Large'));
    expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  });

  it('has no accessibility faults', async () => {
    const { container } = render(<Form />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('OptionRows', () => {
  it('opens the panel of the chosen row only', () => {
    render(
      <OptionRows
        legend="Payment method"
        name="payment"
        value="card"
        onChange={jest.fn()}
        options={[
          { value: 'card', label: 'Card', panel: <TextField label="Card number" /> },
          { value: 'bank', label: 'Bank', panel: <TextField label="Bank name" /> },
        ]}
      />,
    );
    expect(screen.getByLabelText('Card number')).toBeVisible();
    expect(screen.queryByLabelText('Bank name')).not.toBeInTheDocument();
  });
});

describe('SwatchGroup', () => {
  it('names every colour in words and reports an error on the group', () => {
    render(
      <SwatchGroup
        legend="Colour"
        name="colour"
        value={null}
        onChange={jest.fn()}
        error="Please choose a colour"
        options={[{ value: 'rose', label: 'Rose', swatch: 'pink' }]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Rose' })).not.toBeChecked();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a colour');
  });
});

describe('Button', () => {
  it('swallows clicks and submits while busy, says so, and keeps its focus', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn();
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" isBusy busyLabel="Subscribing..." onClick={handleClick}>
          Book my call
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Subscribing\.\.\./ });
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

describe('ErrorSummary', () => {
  it('takes focus, is an alert, and leads to the fields', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    render(
      <>
        <ErrorSummary
          title="Please check 1 field."
          errors={[{ fieldId: 'city', message: 'Enter your city' }]}
        />
        <TextField id="city" label="City" error="Enter your city" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Enter your city' }));
    expect(screen.getByLabelText('City')).toHaveFocus();
  });
});

describe('CheckboxField', () => {
  it('toggles on its whole line', async () => {
    render(<CheckboxField label="Email me news and offers" defaultChecked />);
    await userEvent.click(screen.getByText('Email me news and offers'));
    expect(screen.getByRole('checkbox', { name: 'Email me news and offers' })).not.toBeChecked();
  });
});
