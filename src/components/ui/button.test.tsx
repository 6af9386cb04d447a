import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  it('is named by one label at a time', () => {
    const { rerender } = render(<Button busyLabel="Adding...">Add to cart</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName('Add to cart');
    rerender(
      <Button busyLabel="Adding..." isBusy>
        Add to cart
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Adding...');
  });

  it('keeps focus and swallows clicks while busy', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Pay now</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={onClick} isBusy>
        Pay now
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Pay now' })).toHaveFocus();
  });
});
