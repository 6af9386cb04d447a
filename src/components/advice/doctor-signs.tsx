import { staticComponent } from '@/components/static-markup/static-component';

const Signs = staticComponent('doctor-signs', () =>
  import('./doctor-signs-list').then(({ DoctorSignsList }) => DoctorSignsList),
);

/** The signs on a page that sells. The server writes them, so they cost the first load no code, and no shift. */
export function DoctorSigns() {
  return (
    <div className="min-h-17">
      <Signs />
    </div>
  );
}
