import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readTextSize } from '@/client/text-size';
import { brand } from '@/domain/brand';
import shell from '@/messages/en-US/shell.json';
import { renderScreen } from '@/testing/jest/render';
import { TextSizeSelect } from './text-size-select';

const storedAs = `${brand.storagePrefix}text-size`;
const rootSize = () => document.documentElement.style.fontSize;
const select = () => screen.getByRole('combobox', { name: 'Text size' });

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

it('makes all text larger at once, and keeps that on the device', async () => {
  renderScreen(<TextSizeSelect />, { shell });
  expect(select()).toHaveDisplayValue('Normal text');
  await userEvent.selectOptions(select(), 'Largest text');
  expect(select()).toHaveDisplayValue('Largest text');
  expect(rootSize()).toBe('125%');
  expect(localStorage.getItem(storedAs)).toBe('"largest"');

  await userEvent.selectOptions(select(), 'Normal text');
  expect(rootSize()).toBe('');
  expect(localStorage.getItem(storedAs)).toBeNull();
});

it('follows another tab', () => {
  renderScreen(<TextSizeSelect />, { shell });
  localStorage.setItem(storedAs, '"larger"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storedAs })));
  expect(select()).toHaveDisplayValue('Larger text');
  expect(rootSize()).toBe('112.5%');
});

it('takes no size that it does not know', () => {
  localStorage.setItem(storedAs, '"constructor"');
  expect(readTextSize()).toBe('normal');
});
