import { row } from '@/server/api/endpoints/route-row';

const room = () => import('@/server/api/admin/fittings/admin-fitting');

/** Fitting sheets of orders, for the clinic. */
export const staffFittingRoutes = [
  row('/api/admin-fitting', async () => (await room()).adminFitting, {
    POST: {
      who: 'staff',
      may: 'health',
      audit: ['view order', 'view fitting_sheet', 'view hearing_result'],
    },
  }),
  row('/api/admin-make-fitting-sheet', async () => (await room()).adminMakeSheet, {
    POST: { who: 'staff', may: 'health', audit: ['change fitting_sheet'] },
  }),
  row('/api/admin-sign-fitting-sheet', async () => (await room()).adminSignSheet, {
    POST: { who: 'staff', may: 'health', audit: ['change fitting_sheet'] },
  }),
  row('/api/admin-make-signed-fitting-sheet', async () => (await room()).adminMakeSignedSheet, {
    POST: { who: 'staff', may: 'health', audit: ['change fitting_sheet'] },
  }),
  row('/api/admin-fitting-document', async () => (await room()).adminSheetDocument, {
    POST: { who: 'staff', may: 'health', audit: ['view fitting_sheet'] },
  }),
];
