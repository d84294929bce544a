import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { centredOn, drawnRows, scrolledTo } from './listWindow.ts';
import { moveActive } from './moveActive.ts';
import { countryRows, searchCountries } from './searchCountries.ts';

/** Heights in rem, as in CountrySearch.module.css. */
const ROW = 2.75;
const PANEL = 22;

interface CountryListOptions {
  readonly countries: readonly CallingCode[];
  readonly current: CallingCode | null;
  readonly place: 'panel' | 'drawer';
}

const remInPixels = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** State of a virtual list of countries: matches, active row, scroll position, rendered rows. */
export function useCountryList({ countries, current, place }: CountryListOptions) {
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => countryRows(countries, language), [countries, language]);
  const [{ row, most }] = useState(() => {
    const rem = remInPixels();
    return { row: ROW * rem, most: place === 'drawer' ? innerHeight : PANEL * rem };
  });
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchCountries(rows, query), [rows, query]);

  const sizeIn = (height: number, count = found.length) => ({ count, row, height });
  const atCurrent = Math.max(
    0,
    rows.findIndex(({ country }) => country.key === current?.key),
  );
  const centred = (height: number) => centredOn(sizeIn(height, rows.length), atCurrent);
  const [{ at, top }, setPlace] = useState({ at: atCurrent, top: centred(most) });

  // A hidden list cannot scroll, so the first centring runs after the panel is shown.
  const centre = useEffectEvent((height: number) => centred(height));
  useEffect(() => {
    if (list.current) list.current.scrollTop = centre(list.current.clientHeight);
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && list.current) list.current.scrollTop = top;
    isFirst.current = false;
  }, [top]);

  const height = () => list.current?.clientHeight ?? most;
  const drawn = drawnRows(sizeIn(most), top);
  return {
    list,
    query,
    found,
    active: found[at],
    /** Whether the active row is rendered. */
    isActiveDrawn: at >= drawn.from && at < drawn.to,
    row,
    drawn,
    search: (text: string) => {
      setQuery(text);
      setPlace(text.trim() === '' ? { at: atCurrent, top: centred(height()) } : { at: 0, top: 0 });
    },
    /** Returns whether the key moved the active row. */
    move: (key: string): boolean => {
      const next = moveActive({ key, at, count: found.length });
      if (next === null) return false;
      setPlace({ at: next, top: scrolledTo(sizeIn(height()), next, top) });
      return true;
    },
    scroll: () => setPlace({ at, top: list.current?.scrollTop ?? 0 }),
  };
}
