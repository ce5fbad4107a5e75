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
  const shown = useRef(studioSearch(form));
  /** Addresses that were written here and have not arrived yet: a fast typist is ahead of them. */
  const underway = useRef<string[]>([]);

  useEffect(() => {
    const read = studioForm(new URLSearchParams(search), savedCodes());
    const address = studioSearch(read);
    const own = underway.current.indexOf(address);
    underway.current = underway.current.slice(own + 1);
    if (own !== -1 || address === shown.current) return;
    // Back, a page's link, or a link from another screen.
    underway.current = [];
    shown.current = address;
    setForm(read);
  }, [search]);

  return {
    form,
    set(change) {
      const next = { ...form, page: 1, ...change };
      setForm(next);
      if (change.codes !== undefined) saveCodes(change.codes);
      const address = studioSearch(next);
      if (address === shown.current) return;
      shown.current = address;
      underway.current.push(address);
      navigate({ pathname, search: address }, { replace: true, preventScrollReset: true });
    },
  };
}
