/** A sheet of labels as it is sold: how many, how large and where. All lengths in mm. */
export type LabelSheet = {
  readonly key: string;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly margins: SheetMargins;
};

/** What printers move a little, so each shop may set it. In mm. */
export type SheetMargins = {
  readonly left: number;
  readonly top: number;
  /** Between two columns. */
  readonly across: number;
  /** Between two rows. */
  readonly down: number;
};

/** In mm. */
export const A4 = { width: 210, height: 297 } as const;

/** The grids that stationers sell most. */
export const LABEL_SHEETS: readonly [LabelSheet, ...LabelSheet[]] = [
  sheet({ columns: 3, rows: 8, width: 70, height: 37, margins: { left: 0, top: 0.5, across: 0, down: 0 } }),
  sheet({
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    margins: { left: 7.25, top: 15.15, across: 2.5, down: 0 },
  }),
  sheet({
    columns: 4,
    rows: 10,
    width: 52.5,
    height: 29.7,
    margins: { left: 0, top: 0, across: 0, down: 0 },
  }),
  sheet({
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    margins: { left: 4.75, top: 10.7, across: 2.5, down: 0 },
  }),
];

function sheet(measures: Omit<LabelSheet, 'key'>): LabelSheet {
  return { key: `${measures.columns}x${measures.rows}`, ...measures };
}

export function labelsOnSheet({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number {
  return columns * rows;
}

/** Where a label's upper left corner is on its sheet, in mm. @param place from 0, row by row */
export function labelCorner(
  { columns, width, height }: LabelSheet,
  margins: SheetMargins,
  place: number,
): { readonly x: number; readonly y: number } {
  const column = place % columns;
  const row = Math.floor(place / columns);
  return {
    x: margins.left + column * (width + margins.across),
    y: margins.top + row * (height + margins.down),
  };
}

/** Whether the sheet's last label still lies on it: margins and gaps can push it over the edge. */
export function fitsOnPaper(sheet: LabelSheet, margins: SheetMargins): boolean {
  const { x, y } = labelCorner(sheet, margins, labelsOnSheet(sheet) - 1);
  // Tenths of a millimetre add up with an error far below this.
  const edge = 0.001;
  return x + sheet.width <= A4.width + edge && y + sheet.height <= A4.height + edge;
}

/**
 * The labels of each sheet by their places, `null` for a free one. @param firstFree how many places of the first sheet are used up
 */
export function sheetsOf<Item>(
  items: readonly Item[],
  sheet: Pick<LabelSheet, 'columns' | 'rows'>,
  firstFree: number,
): readonly (readonly (Item | null)[])[] {
  const size = labelsOnSheet(sheet);
  const places = [...Array.from({ length: firstFree }, () => null), ...items];
  return Array.from({ length: items.length === 0 ? 0 : Math.ceil(places.length / size) }, (_, at) =>
    places.slice(at * size, (at + 1) * size),
  );
}
