import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { areaFieldId } from '../area/area-definition.ts';
import { NumberInput, TextInput } from '../area/area-inputs.tsx';
import { type MapPlace, mapPlaceAt, pastedPoint } from './map-place.ts';

type MapPointInputProps = {
  readonly map: MapPlace;
  readonly onChange: (map: MapPlace) => void;
  readonly problemAt: (path: string) => string | undefined;
};

/** The shop on the map: a pasted link of it, or its two numbers; the map's addresses follow. */
export function MapPointInput({ map, onChange, problemAt }: MapPointInputProps) {
  const [pastes, setPastes] = useState(0);
  const [isShown, setIsShown] = useState(false);

  function moveTo(latitude: number, longitude: number): void {
    const isPoint = Number.isFinite(latitude) && Number.isFinite(longitude);
    onChange(isPoint ? mapPlaceAt(latitude, longitude) : { ...map, latitude, longitude });
  }

  return (
    <fieldset id={areaFieldId('map')} tabIndex={-1} className="area-section">
      <legend className="mb-1.5 text-sm font-semibold">Punto en el mapa</legend>
      <PastedLink
        onPoint={({ latitude, longitude }) => {
          setPastes(pastes + 1);
          moveTo(latitude, longitude);
        }}
      />
      <div className="grid grid-cols-2 gap-2.5" key={pastes}>
        <NumberInput
          path="map.latitude"
          label="Latitud"
          value={map.latitude}
          problemAt={problemAt}
          onChange={(latitude) => moveTo(latitude, map.longitude)}
        />
        <NumberInput
          path="map.longitude"
          label="Longitud"
          value={map.longitude}
          problemAt={problemAt}
          onChange={(longitude) => moveTo(map.latitude, longitude)}
        />
      </div>
      {isShown ? (
        <iframe
          src={map.embedUrl}
          title="El punto en el mapa"
          className="h-70 w-full rounded-2"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin"
        />
      ) : (
        <p>
          <Button variant="outline" size="small" onClick={() => setIsShown(true)}>
            <MapIcon aria-hidden="true" /> Ver el punto
          </Button>
        </p>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
          Otro servicio de mapas
        </summary>
        <div className="area-section pt-2">
          <TextInput
            path="map.embedUrl"
            label="Dirección del mapa que se muestra en la página"
            value={map.embedUrl}
            problemAt={problemAt}
            onChange={(embedUrl) => onChange({ ...map, embedUrl })}
          />
          <TextInput
            path="map.pageUrl"
            label="Dirección del mapa que se abre en otra pestaña"
            value={map.pageUrl}
            problemAt={problemAt}
            onChange={(pageUrl) => onChange({ ...map, pageUrl })}
          />
        </div>
      </details>
    </fieldset>
  );
}

function PastedLink({ onPoint }: { onPoint: (point: { latitude: number; longitude: number }) => void }) {
  const [pasted, setPasted] = useState('');
  const point = pastedPoint(pasted);
  return (
    <Field
      label="Pegar un enlace de Google Maps o de OpenStreetMap"
      help={point === null ? 'También sirven los dos números: -31.4488, -60.9317.' : 'Listo: es ese punto.'}
      error={
        pasted.trim() !== '' && point === null
          ? 'Ese texto no dice ningún punto. Abre el lugar en el mapa y copia la dirección entera.'
          : null
      }
      value={pasted}
      autoComplete="off"
      onChange={({ target }) => {
        setPasted(target.value);
        const found = pastedPoint(target.value);
        if (found !== null) onPoint(found);
      }}
    />
  );
}
