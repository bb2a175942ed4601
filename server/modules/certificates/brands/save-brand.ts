import type * as endpoints from '@arvand/contracts/panel/manage-brands'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { CertificatesDeps } from '../deps.ts'
import { certificates } from '../tables.ts'
import { findBrands } from './brand-queries.ts'

/** Changes what a brand is called; the audit log gets the old values and the new ones. */
export const saveBrand = (
  { db, clock }: Pick<CertificatesDeps, 'db' | 'clock'>,
  { input, actor, caller }: Asked<typeof endpoints.saveBrand>,
) =>
  transaction(db, async (tx) => {
    const { brand, revision, name, tagline, nameLatin, taglineLatin } = input
    const { [brand]: before } = await findBrands(tx)
    const changed = await certificates(tx)
      .updateTable('certificates.brands')
      .set({ name, tagline, name_latin: nameLatin, tagline_latin: taglineLatin, revision: revision + 1 })
      .where('brand', '=', brand)
      .where('revision', '=', revision)
      .returning('revision')
      .executeTakeFirst()
    if (!changed) refuse('certificates.brand-changed')
    const { [brand]: after } = await findBrands(tx)
    const change = `صادرکنندهٔ گواهی: از «${before.name}» به «${name}»`
    const detail = { before, after, ...(before.name === name ? {} : { change }) }
    await record(tx, clock, caller, { act: 'brand-changed', personId: null, actor, detail })
    return { brand: after }
  })
