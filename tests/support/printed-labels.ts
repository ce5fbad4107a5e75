import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** As fine as a thermal printer, the coarsest that labels are printed with. */
const DPI = 203;

const POINTS_PER_INCH = 72;
const MM_PER_INCH = 25.4;

export type PrintedCode = {
  readonly text: string;
  /** Of its bars, in mm from the page's upper left corner. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type PrintedPage = {
  /** In mm. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** In the order in which they are read. */
  readonly codes: readonly PrintedCode[];
};

/** What a scanner and a ruler find on the pages of a PDF. */
export async function readPrintedPages(pdf: Buffer): Promise<readonly PrintedPage[]> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  // The package fetches its code from a host of its own otherwise.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages: PrintedPage[] = [];
    for (const page of document.pages()) {
      // Asked before it is drawn, which closes the page.
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const text = page.getText();
      const { width, height, data } = await page.render({ scale: DPI / POINTS_PER_INCH });
      pages.push({
        width: (originalWidth / POINTS_PER_INCH) * MM_PER_INCH,
        height: (originalHeight / POINTS_PER_INCH) * MM_PER_INCH,
        text,
        codes: await codesIn({ data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' }),
      });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

async function codesIn(image: ImageData): Promise<readonly PrintedCode[]> {
  const found = await readBarcodes(image, {
    formats: ['EAN-13', 'EAN-8', 'UPC-A', 'Code128'],
    maxNumberOfSymbols: 255,
    tryHarder: true,
  });
  const mm = (dots: number) => (dots / DPI) * MM_PER_INCH;
  return found.map(({ text, position: { topLeft, topRight, bottomLeft } }) => ({
    text,
    left: mm(topLeft.x),
    right: mm(topRight.x),
    top: mm(topLeft.y),
    bottom: mm(bottomLeft.y),
  }));
}
