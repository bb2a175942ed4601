import { type CertificateBrand, certificateBrands } from '@arvand/contracts/certificate-words'
import type { Db } from '#platform/database'
import { certificates } from '../tables.ts'

const brands = (db: Db) =>
  certificates(db)
    .selectFrom('certificates.brands')
    .select([
      'brand',
      'name',
      'tagline',
      'name_latin as nameLatin',
      'tagline_latin as taglineLatin',
      'revision',
    ])

/** Both brands. */
export async function findBrands(db: Db) {
  const rows = await brands(db).where('brand', 'in', certificateBrands).execute()
  const of = (brand: CertificateBrand) => {
    const found = rows.find((row) => row.brand === brand)
    if (!found) throw new Error(`no brand ${brand}`)
    return found
  }
  return { arvand: of('arvand'), hamun: of('hamun') }
}

/** What a certificate says of its issuer, as the brand is called now. */
export async function issuerNow(db: Db, brand: CertificateBrand) {
  const { name, tagline, nameLatin, taglineLatin } = await brands(db)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow()
  return {
    ...{ issuer: name, issuer_tagline: tagline },
    ...{ issuer_latin: nameLatin, issuer_tagline_latin: taglineLatin },
  }
}

/** The names of both, for who chooses one. */
export async function issuersOf(db: Db) {
  const { arvand, hamun } = await findBrands(db)
  return { arvand: arvand.name, hamun: hamun.name }
}
