declare module '*.md' {
  const document: import('./document.ts').LegalDocument;
  export default document;
}
