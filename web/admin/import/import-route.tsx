import { deskPath } from '#domain/addresses/desk-path.ts';
import './import.css';
import './import-file.css';
import './import-columns.css';
import './import-review.css';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { SectionFrame } from '../shell/section-frame.tsx';

const IMPORT = deskPath('import');

const TABS: readonly Tab<string>[] = [
  { key: IMPORT, label: 'Planilla' },
  { key: deskPath('importPhotos'), label: 'Fotos por código' },
];

/** 'Importar': a catalogue from a spreadsheet, and photos by their products' codes. */
export default function ImportRoute() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const selected = TABS.find(({ key }) => key === pathname)?.key ?? IMPORT;
  return (
    <SectionFrame title="Importar">
      <Tabs label="Qué se importa" tabs={TABS} selected={selected} onSelect={(path) => navigate(path)}>
        <div className="import-panel">
          <Outlet />
        </div>
      </Tabs>
    </SectionFrame>
  );
}
