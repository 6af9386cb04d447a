import { screen } from '@testing-library/react';
import { DoctorSigns } from '@/components/advice/doctor-signs';
import healthSigns from '@/messages/en-US/health-signs.json';
import { renderScreen } from './jest/render';

/** Fetches the code of the signs once, so that pages in tests have them from the start, as the server writes them. */
export async function loadDoctorSigns(): Promise<void> {
  const { unmount } = renderScreen(<DoctorSigns />, { 'health-signs': healthSigns });
  await screen.findByText(healthSigns.heading);
  unmount();
}
