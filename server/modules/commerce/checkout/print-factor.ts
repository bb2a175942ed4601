import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { type Factor, findMyFactor } from '../factors/factor-queries.ts'
import { factorReply } from '../factors/factor-reply.ts'
import { readSeller } from '../seller.ts'
import { type Buyer, commerce, type Seller } from '../tables.ts'

/** A person's own factor as it is printed; refuses another person's as unknown. */
export async function printFactor(
  deps: Pick<CommerceDeps, 'clock' | 'sellables'>,
  db: Db,
  personId: string,
  factorId: string,
) {
  return printed(deps, db, (await findMyFactor(db, personId, factorId)) ?? refuse('commerce.unknown-factor'))
}

/** A factor with all that its printed page and its PDF hold. */
export async function printed(deps: Pick<CommerceDeps, 'clock' | 'sellables'>, db: Db, factor: Factor) {
  const sources = await commerce(db)
    .selectFrom('commerce.factor_sources')
    .select(['kind', 'amount', 'refunded'])
    .where('factor_id', '=', factor.id)
    .orderBy('position')
    .execute()
  return {
    factor: await factorReply(deps, db, factor),
    seller: sellerOf(await readSeller(db)),
    buyer: buyerOf(factor.buyer),
    taxNumber: factor.tax_number,
    sources,
  }
}

const sellerOf = (seller: Seller) => ({
  name: seller.name,
  legalId: seller.legal_id,
  economicCode: seller.economic_code,
  postalCode: seller.postal_code,
  address: seller.address,
  phone: seller.phone,
})

const buyerOf = ({ kind, name, legalId, economicCode, postalCode, address, phone }: Buyer) => ({
  kind,
  name,
  legalId: legalId ?? null,
  economicCode: economicCode ?? null,
  postalCode: postalCode ?? null,
  address: address ?? null,
  phone: phone ?? null,
})
