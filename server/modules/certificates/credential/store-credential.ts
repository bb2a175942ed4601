import type { Db } from '#platform/database'
import type { CertificatesDeps } from '../deps.ts'
import type { Printed } from '../files/certificate-document.ts'
import { type CertificateRow, certificates } from '../tables.ts'
import { credentialOf } from './credential.ts'

type Deps = Pick<CertificatesDeps, 'db' | 'clock' | 'keyPath' | 'publicUrl'>

type Row = Printed & Pick<CertificateRow, 'id' | 'template_id'>

/** Signs what a certificate says now, and stores it beside: at its issue, and when its holder shares the grade or not. */
export async function storeCredential(deps: Deps, db: Db, row: Row): Promise<object> {
  // The packages that sign are large, so they are loaded with the first certificate.
  const [{ signingKey }, { signCredential }] = await Promise.all([
    import('./issuer-keys.ts'),
    import('./sign-credential.ts'),
  ])
  const key = await signingKey({ ...deps, db })
  const credential = await signCredential(credentialOf(row, deps.publicUrl), key, deps.clock.now())
  await certificates(db)
    .updateTable('certificates.certificates')
    .set({ credential: JSON.stringify(credential) })
    .where('id', '=', row.id)
    .execute()
  return credential
}
