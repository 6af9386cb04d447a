import { staticComponent } from '@/components/static-markup/static-component';

const Signs = staticComponent('doctor-signs', () =>
  import('./doctor-signs-list').then(({ DoctorSignsList }) => DoctorSignsList),
);

/**
 * The warning signs on a sales page. The server renders them, so the first load needs no code for them and nothing
 * shifts.
 */
export function DoctorSigns() {
  return (
    <div className="min-h-17">
      <Signs />
    </div>
  );
}
