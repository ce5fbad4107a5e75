import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type StudioForm, studioForm, studioSearch } from './studio-form.ts';
import { saveCodes, savedCodes } from './ticked-products.ts';

type StudioFormState = {
  readonly form: StudioForm;
  /** Changes fields and writes them to the address. Any change but a page's goes back to the first page. */
  set(change: Partial<StudioForm>): void;
};

/** The studio's form, kept in the address, so that a reload, Back and a link lead to it. */
export function useStudioForm(): StudioFormState {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState(() => studioForm(new URLSearchParams(search), savedCodes()));
  const written = useRef(studioSearch(form));

  // An address that was not written here: Back, a page's link, or a link from another screen.
  useEffect(() => {
    const read = studioForm(new URLSearchParams(search), savedCodes());
    if (studioSearch(read) === written.current) return;
    written.current = studioSearch(read);
    setForm(read);
  }, [search]);

  return {
    form,
    set(change) {
      const next = { ...form, page: 1, ...change };
      setForm(next);
      if (change.codes !== undefined) saveCodes(change.codes);
      written.current = studioSearch(next);
      navigate({ pathname, search: written.current }, { replace: true, preventScrollReset: true });
    },
  };
}
