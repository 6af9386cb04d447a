/** pdf.js describes its main part only. Importing this one has pdf.js work in the page itself. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
