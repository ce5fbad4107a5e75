import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What each page of a PDF says, with single spaces between its words. */
export async function pdfTexts(pdf: Buffer): Promise<readonly string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const texts = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '));
    document.destroy();
    return texts;
  } finally {
    library.destroy();
  }
}
