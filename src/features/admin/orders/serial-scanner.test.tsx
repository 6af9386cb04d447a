import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import order from '@/messages/en-US/admin-order.json';
import { renderScreen } from '@/testing/jest/render';
import { SerialScanner } from './serial-scanner';

const messages = { 'admin-order': order };
const stopped = jest.fn();
const getUserMedia = jest.fn();

beforeEach(() => {
  stopped.mockClear();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopped }] });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia },
  });
  HTMLMediaElement.prototype.play = async () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

/** A browser that reads bar codes; it sees nothing at the first look. */
function installDetector() {
  const looks = [[], [{ rawValue: 'BH-247731L' }]];
  class Detector {
    detect = async () => looks.shift() ?? [];
  }
  Reflect.set(globalThis, 'BarcodeDetector', Detector);
}

const scan = () => userEvent.click(screen.getByRole('button', { name: 'Scan' }));

test('where the browser reads no bar codes, there is nothing to press', () => {
  renderScreen(<SerialScanner onRead={jest.fn()} />, messages);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the first code that the camera sees is the number, and the camera stops', async () => {
  installDetector();
  const onRead = jest.fn();
  renderScreen(<SerialScanner onRead={onRead} />, messages);
  await scan();
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('BH-247731L'));
  expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } });
  await waitFor(() => expect(stopped).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Scan' })).toBeVisible();
});

test('without a camera the number is typed', async () => {
  installDetector();
  getUserMedia.mockRejectedValue(new Error('NotAllowedError'));
  renderScreen(<SerialScanner onRead={jest.fn()} />, messages);
  await scan();
  expect(await screen.findByText(order.scanFailed)).toBeVisible();
});
