import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite answers with the address of the file
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** One page of the file as it looks. */
export interface OriginalPage {
  /** Height for a width of one. */
  readonly ratio: number;
  /** Draws the page as wide as the canvas is to be, in device pixels. Resolves once it is drawn. */
  readonly draw: (canvas: HTMLCanvasElement, width: number) => Promise<void>;
}

export interface Original {
  readonly pages: readonly OriginalPage[];
  /** Frees what the file takes. */
  readonly close: () => void;
}

/** Opens a PDF in this browser; nothing of it leaves the page. Rejects when it cannot be read. */
export async function openPdf(file: File): Promise<Original> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  // The policy of the page allows no WebAssembly; the decoders exist in JavaScript too.
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), useWasm: false });
  const pdf = await loading.promise;
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const page = (number: number): OriginalPage => ({
    ratio: first.height / first.width,
    async draw(canvas, width) {
      const source = await pdf.getPage(number);
      const plain = source.getViewport({ scale: 1 });
      const viewport = source.getViewport({ scale: width / plain.width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await source.render({ canvas, viewport }).promise;
    },
  });
  return {
    pages: Array.from({ length: pdf.numPages }, (_, index) => page(index + 1)),
    close: () => void loading.destroy(),
  };
}

/** Opens a picture. Rejects when it cannot be read. */
export async function openPicture(file: File): Promise<Original> {
  const picture = await createImageBitmap(file);
  const ratio = picture.height / picture.width;
  return {
    pages: [
      {
        ratio,
        async draw(canvas, width) {
          canvas.width = Math.round(width);
          canvas.height = Math.round(width * ratio);
          canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
        },
      },
    ],
    close: () => picture.close(),
  };
}
