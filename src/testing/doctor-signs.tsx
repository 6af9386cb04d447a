import { screen } from '@testing-library/react';
import { DoctorSigns } from '@/components/advice/doctor-signs';
import healthSigns from '@/messages/en-US/health-signs.json';
import { renderScreen } from './jest/render';

/** Loads the lazy code of the signs once, so that pages in tests show them at once, as in the server's HTML. */
export async function loadDoctorSigns(): Promise<void> {
  const { unmount } = renderScreen(<DoctorSigns />, { 'health-signs': healthSigns });
  await screen.findByText(healthSigns.heading);
  unmount();
}
