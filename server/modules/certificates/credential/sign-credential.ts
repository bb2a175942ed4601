import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import signatures from 'jsonld-signatures'
import type { Credential } from './credential.ts'
import type { IssuerKey } from './issuer-keys.ts'
import { documentsWith } from './load-document.ts'

/** The credential with an embedded Data Integrity proof, `eddsa-rdfc-2022`. */
export const signCredential = (credential: Credential, key: IssuerKey, at: Date): Promise<object> =>
  signatures.sign(structuredClone(credential), {
    suite: new DataIntegrityProof({ signer: key.signer(), cryptosuite, date: at }),
    purpose: new signatures.purposes.AssertionProofPurpose(),
    documentLoader: documentsWith(),
  })
