/** pdf.js has types for its main part only. Importing this file makes pdf.js work in the page itself. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
