import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import signatures from 'jsonld-signatures'
import { documentsOf, type IssuerDocument } from './issuer-keys.ts'
import { documentsWith } from './load-document.ts'

/** Whether a credential is signed by one of these keys and says what it said then; its end and status are not asked. */
export async function isSigned(credential: object, issuer: IssuerDocument): Promise<boolean> {
  const { verified } = await signatures.verify(structuredClone(credential), {
    suite: new DataIntegrityProof({ cryptosuite }),
    purpose: new signatures.purposes.AssertionProofPurpose({ controller: issuer }),
    documentLoader: documentsWith(documentsOf(issuer)),
  })
  return verified
}
